import { Badge } from '../web/app/ui/badge.tsx'
import { Card } from '../web/app/ui/card.tsx'
import { CopyButton, type CopyWords } from '../web/app/ui/copy-button.tsx'
import { CopyField } from '../web/app/ui/copy-field.tsx'
import { FactList } from '../web/app/ui/fact-list.tsx'
import { NumberedSteps } from '../web/app/ui/numbered-steps.tsx'
import { longWord, Section, State } from './section.tsx'

const words: CopyWords = {
  copy: 'کپی',
  copied: 'کپی شد.',
  notCopied: 'مرورگر اجازهٔ کپی نداد. خودتان نشان کنید و کپی کنید.',
}

const facts = [
  ['مانده', '۲۰۰٬۰۰۰ تومان'],
  ['مهلت', '۲۲ اردیبهشت ۱۴۰۶'],
  ['گیرنده', null],
  ['وضعیت', <Badge key="state">به کار</Badge>],
  ['یادداشت', longWord],
] as const

const steps = [
  { title: 'انتخاب کنید', text: 'طرحی که به کارتان می‌آید و رویش نام گیرنده را می‌نویسید.' },
  { title: 'بفرستید', text: 'همان روز یا روزی که خودتان می‌گویید.' },
  { title: 'خرج کنید', text: 'گیرنده یک‌جا یا چندبار با آن می‌خرد.' },
]

/** Samples of fact lists, copy buttons and progress. */
export function FactSamples() {
  return (
    <>
      <Section title="ویژگی‌ها و کپی">
        <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-2">
          <Card title="ویژگی‌های یک چیز">
            <FactList facts={facts} />
          </Card>
          <div className="grid grid-cols-1 gap-6">
            <State name="آدرس با دکمهٔ کپی">
              <CopyField address="https://arvand.example/gift" label="لینک هدیه" words={words} />
            </State>
            <State name="دکمهٔ کپی: اصلی، معمولی، کوچک">
              <div className="flex flex-wrap items-center gap-3">
                <CopyButton text="۱۴۰۵" words={words} variant="primary" label="کپی سال" />
                <CopyButton text="۱۴۰۵" words={words} label="کپی همان سال" />
                <CopyButton text="۱۴۰۵" words={words} size="compact" label="کپی کوچک" />
              </div>
            </State>
          </div>
        </div>
      </Section>
      <div className="-mx-4 md:-mx-6">
        <NumberedSteps title="مرحله‌های شماره‌دار" steps={steps} tone="accent" />
      </div>
    </>
  )
}
