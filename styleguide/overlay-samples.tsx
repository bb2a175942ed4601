import { Download, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../web/app/ui/button.tsx'
import { ConfirmDialog, Dialog, Drawer } from '../web/app/ui/dialog.tsx'
import { MenuButton } from '../web/app/ui/menu.tsx'
import { TabLinks } from '../web/app/ui/tab-links.tsx'
import { Tabs } from '../web/app/ui/tabs.tsx'
import { TextField } from '../web/app/ui/text-field.tsx'
import { Tooltip } from '../web/app/ui/tooltip.tsx'
import { Section } from './section.tsx'

type Open = 'confirm' | 'dialog' | 'drawer' | 'sheet' | null

export function OverlaySamples() {
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  return (
    <Section title="گفت‌وگو، کشو، فهرست، زبانه">
      <div className="flex flex-wrap gap-3">
        <Button type="button" variant="outline" onClick={() => setOpen('confirm')}>
          گفت‌وگوی تأیید
        </Button>
        <Button type="button" variant="outline" onClick={() => setOpen('dialog')}>
          گفت‌وگو
        </Button>
        <Button type="button" variant="outline" onClick={() => setOpen('drawer')}>
          کشو
        </Button>
        <Button type="button" variant="outline" onClick={() => setOpen('sheet')}>
          برگه از پایین
        </Button>
        <MenuButton
          label="کارهای این درس"
          entries={[
            { key: 'edit', label: 'ویرایش', icon: Pencil },
            { key: 'get', label: 'دریافت', icon: Download, disabledReason: 'فایل هنوز آماده نیست.' },
            { key: 'drop', label: 'پاک کردن', icon: Trash2, danger: true },
          ]}
        />
        <Tooltip text="به وقت تهران" className="px-3 py-2 text-muted">
          ساعت ۱۸:۳۰
        </Tooltip>
      </div>
      <div className="mt-5">
        <Tabs
          label="بخش‌های درس"
          parts={[
            { key: 'notes', title: 'یادداشت‌ها', content: 'یادداشتی برای ۱۲:۰۵ بنویسید.' },
            {
              key: 'talk',
              title: 'گفت‌وگو ۱۴',
              content: 'اگر در جای محور صفر باشد، می‌شود سطرها را جابه‌جا کرد؟',
            },
            { key: 'files', title: 'فایل‌ها ۳', content: 'جزوهٔ فصل سوم' },
          ]}
        />
        <TabLinks
          label="حساب"
          links={[
            { to: '?tab=profile', title: 'پروفایل', here: true },
            { to: '?tab=security', title: 'امنیت' },
            { to: '?tab=sessions', title: 'دستگاه‌های فعال' },
          ]}
        />
      </div>
      <ConfirmDialog
        open={open === 'confirm'}
        title="ثبت‌نام وبینار لغو شود؟"
        confirm="لغو ثبت‌نام"
        cancel="می‌مانم"
        danger
        onConfirm={close}
        onClose={close}
      >
        جای شما به نفر بعد می‌رسد و ۱۲۰٬۰۰۰ تومان همین حالا به کیف پول شما بازمی‌گردد.
      </ConfirmDialog>
      <Dialog
        open={open === 'dialog'}
        title="نام تازهٔ فهرست"
        onClose={close}
        footer={
          <Button type="button" onClick={close}>
            ذخیرهٔ نام
          </Button>
        }
      >
        <TextField name="list-name" label="نام" defaultValue="برای تابستان" />
      </Dialog>
      <Drawer open={open === 'drawer'} title="سرفصل‌ها" onClose={close}>
        درس‌ها این‌جا می‌آیند.
      </Drawer>
      <Drawer at="below" open={open === 'sheet'} title="پالایش" onClose={close}>
        رشته، بها و زمان.
      </Drawer>
    </Section>
  )
}
