import { Search } from 'lucide-react'
import { CodeField } from '../web/app/ui/code-field.tsx'
import { DigitsField, MobileField, MoneyField, NationalCodeField } from '../web/app/ui/digits-field.tsx'
import { EmailField } from '../web/app/ui/ltr-field.tsx'
import { PasswordField } from '../web/app/ui/password-field.tsx'
import { SelectField } from '../web/app/ui/select-field.tsx'
import { TextArea } from '../web/app/ui/text-area.tsx'
import { TextField } from '../web/app/ui/text-field.tsx'
import { asFocused, longWord, Section } from './section.tsx'

export const cities = ['تهران', 'مشهد', 'اصفهان', 'شیراز', 'تبریز', 'سنندج', 'یزد', 'کرمانشاه'].map(
  (label) => ({
    value: label,
    label,
  }),
)

export function FieldSamples() {
  return (
    <Section title="میدان‌ها">
      <div className="grid grid-cols-1 items-start gap-x-5 gap-y-6 sm:grid-cols-2">
        <TextField
          name="full-name"
          label="نام و نام خانوادگی"
          defaultValue="نیلوفر کیانی"
          description="همان‌طور که روی گواهی نوشته شود."
          required
        />
        <MobileField
          name="mobile"
          label="شمارهٔ موبایل"
          defaultValue="0912345"
          description="با رقم فارسی یا لاتین."
          className={asFocused}
        />
        <NationalCodeField
          name="national-code"
          label="کد ملی"
          defaultValue="0012345678"
          error="این کد ملی درست نیست؛ رقم آخر را دوباره ببینید."
        />
        <TextField
          name="course"
          label="نام دوره"
          defaultValue="جبر خطی، از شهود تا محاسبه"
          lockedReason="پس از انتشار، نام دوره را مدیر محتوا تغییر می‌دهد."
        />
        <EmailField name="email" label="ایمیل" placeholder="name@example.com" />
        <PasswordField name="password" label="رمز عبور" defaultValue="a long secret" />
        <MoneyField name="price" label="بهای دوره" defaultValue={1250000} />
        <DigitsField name="postal" label="کد پستی" description="ده رقم، بی خط تیره." />
        <SelectField name="city" label="شهر" placeholder="یکی را انتخاب کنید" options={cities} />
        <TextField name="search" label="جست‌وجو" hideLabel icon={Search} placeholder="می‌خواهم یاد بگیرم…" />
        <TextField name="long" label={longWord} defaultValue={longWord} description={longWord} />
        <TextArea
          name="about"
          label="دربارهٔ شما"
          defaultValue={'سه سال است که ریاضی درس می‌دهم.\nدر شیراز.'}
        />
      </div>
      <div className="mt-6 grid grid-cols-1 gap-6">
        <CodeField name="code" label="کد یک‌بارمصرف" description="رقم فارسی و لاتین هر دو پذیرفته است." />
        <CodeField name="wrong-code" label="کد نادرست" error="این کد درست نیست؛ پیامک را دوباره ببینید." />
      </div>
    </Section>
  )
}
