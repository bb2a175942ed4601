import { Check } from 'lucide-react'
import { Alert } from '../web/app/ui/alert.tsx'
import { Badge, CountBadge } from '../web/app/ui/badge.tsx'
import { Button } from '../web/app/ui/button.tsx'
import { showToast } from '../web/app/ui/toasts.ts'
import { longWord, Section } from './section.tsx'

export function NewsSamples() {
  const undo = { label: 'بازگرداندن', onAction: () => showToast({ text: 'بازگردانده شد.', tone: 'info' }) }
  return (
    <Section title="برچسب‌ها و خبرها">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone="primary">تماشای رایگان</Badge>
        <Badge tone="accent">پلاس</Badge>
        <Badge tone="success" icon={Check}>
          پرداخت شد
        </Badge>
        <Badge tone="warning">در انتظار بررسی</Badge>
        <Badge tone="danger">ناموفق</Badge>
        <Badge>پیش‌نویس</Badge>
        <Badge>{longWord}</Badge>
        <CountBadge count="۲" words="دو وبینار پیش رو" />
        <CountBadge count="۳" words="سه خبر نخوانده" solid />
      </div>
      <div className="mt-4 grid grid-cols-1 gap-3">
        <Alert tone="warning" title="اینترنت شما قطع است.">
          چیزی از دست نرفته؛ با وصل شدن ادامه می‌دهیم.
        </Alert>
        <Alert tone="success" title="پرداخت شما ثبت شد." />
        <Alert tone="danger" title="پرداخت انجام نشد.">
          پولی از حساب شما کم نشده است؛ دوباره بکوشید.
        </Alert>
        <Alert>ساعت این کلاس به وقت تهران است.</Alert>
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          type="button"
          variant="soft"
          onClick={() => showToast({ text: '«روش حذفی گاوس» به یادداشت‌ها اضافه شد.', action: undo })}
        >
          نشان دادن خبر
        </Button>
        <Button
          type="button"
          variant="outline"
          onClick={() => showToast({ text: 'یادداشت شما ذخیره نشد؛ اینترنت را ببینید.', tone: 'danger' })}
        >
          نشان دادن خبر بد
        </Button>
      </div>
    </Section>
  )
}
