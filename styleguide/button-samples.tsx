import { Bookmark, ChevronRight, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton } from '../web/app/ui/button.tsx'
import { ButtonLink, MoreLink, TextLink } from '../web/app/ui/link.tsx'
import { asFocused, longWord, Section } from './section.tsx'

export function ButtonSamples() {
  const [pending, setPending] = useState(true)
  return (
    <Section title="دکمه‌ها و لینک‌ها">
      <div className="flex flex-wrap items-center gap-3">
        <Button type="button">ثبت‌نام در وبینار</Button>
        <Button type="button" variant="soft">
          افزودن به سبد
        </Button>
        <Button type="button" variant="outline">
          پیش‌نمایش
        </Button>
        <Button type="button" variant="quiet">
          پاک کردن پاسخ
        </Button>
        <Button type="button" variant="danger" icon={Trash2}>
          لغو ثبت‌نام
        </Button>
        <Button type="button" pending={pending} onClick={() => setPending(true)}>
          پرداخت
        </Button>
        <span className={asFocused}>
          <Button type="button">با صفحه‌کلید</Button>
        </span>
        <Button type="button" size="compact" variant="outline" icon={Bookmark}>
          نگه‌داشتن
        </Button>
        <Button type="button" disabledReason="در ۱۸:۱۵ باز می‌شود، ۱۵ دقیقه پیش از شروع.">
          ورود به کلاس
        </Button>
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink to="?" variant="outline" icon={Pencil}>
          نوشتن نظر
        </ButtonLink>
        <span>
          لینک در <TextLink to="?">میان جمله</TextLink> خط دارد.
        </span>
        <MoreLink to="?">همهٔ وبینارها</MoreLink>
        <IconButton icon={Pencil} label="ویرایش" />
        <IconButton icon={ChevronRight} label="روز بعد" mirror />
        <IconButton icon={Trash2} label="پاک کردن" disabled />
      </div>
      <div className="mt-5 max-w-52">
        <Button type="button" wide>
          {longWord}
        </Button>
      </div>
      <div className="mt-5 flex flex-wrap gap-3 rounded-band bg-band p-5">
        <Button type="button" variant="on-deep">
          ادامهٔ درس
        </Button>
        <Button type="button" variant="outline-on-deep">
          بعدی: تکلیف فصل ۲، تا امشب
        </Button>
      </div>
    </Section>
  )
}
