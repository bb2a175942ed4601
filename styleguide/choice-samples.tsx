import { Checkbox, CheckboxGroup } from '../web/app/ui/checkbox.tsx'
import { ComboBox } from '../web/app/ui/combo-box.tsx'
import { FileDrop } from '../web/app/ui/file-drop.tsx'
import { RadioGroup } from '../web/app/ui/radio-group.tsx'
import { Select } from '../web/app/ui/select.tsx'
import { Switch } from '../web/app/ui/switch.tsx'
import { cities } from './field-samples.tsx'
import { longWord, Section } from './section.tsx'

const plans = [
  { value: 'month', label: 'یک ماه', description: '۱۲۰٬۰۰۰ تومان' },
  { value: 'season', label: 'سه ماه', description: '۳۰۰٬۰۰۰ تومان' },
  { value: 'year', label: 'یک سال', description: 'از دی باز می‌شود.', disabled: true },
]
const days = [
  { value: 'sat', label: 'شنبه' },
  { value: 'sun', label: 'یکشنبه' },
  { value: 'fri', label: 'جمعه', lockedReason: 'جمعه‌ها کلاس نیست.' },
]

export function ChoiceSamples() {
  return (
    <Section title="انتخاب">
      <div className="flex flex-wrap gap-x-7">
        <Checkbox name="sms" defaultChecked>
          یادآوری با پیامک
        </Checkbox>
        <Checkbox name="email">یادآوری با ایمیل</Checkbox>
        <Switch name="subtitles" defaultChecked>
          زیرنویس
        </Switch>
        <Switch name="autoplay">پخش خودکار</Switch>
        <Switch name="quality" lockedReason="کیفیت را سرعت اینترنت شما انتخاب می‌کند.">
          کیفیت بالا
        </Switch>
      </div>
      <Checkbox name="terms" required error="برای ادامه، قوانین را بپذیرید.">
        قوانین و حریم خصوصی را می‌پذیرم
      </Checkbox>
      <div className="mt-4 grid grid-cols-1 items-start gap-x-5 gap-y-6 sm:grid-cols-2">
        <CheckboxGroup name="days" label="روزهای کلاس" choices={days} defaultValue={['sat']} />
        <RadioGroup name="day" label="روز آزمون" choices={days} defaultValue="sun" />
        <RadioGroup
          name="answer"
          label="پاسخ درست"
          framed
          choices={[
            { value: '1', label: 'دو بردار مستقل' },
            { value: '2', label: longWord },
          ]}
          defaultValue="1"
        />
        <div className="grid grid-cols-1 gap-6">
          <Select
            name="plan"
            label="اشتراک"
            options={plans}
            description="هر وقت خواستید می‌توانید لغو کنید."
          />
          <Select
            name="plan-wrong"
            label="شهر"
            options={cities}
            defaultValue="شیراز"
            error="برای این شهر کلاس نیست؛ شهر دیگری انتخاب کنید."
          />
          <ComboBox name="city" label="شهر شما" options={cities} placeholder="بنویسید تا پیدا شود" />
        </div>
      </div>
      <div className="mt-6 grid grid-cols-1 gap-5 sm:grid-cols-2">
        <FileDrop name="file" label="جزوه" limits="پی‌دی‌اف تا ۲۰ مگابایت" accept="application/pdf" />
        <FileDrop
          name="file-off"
          label="پاسخ تکلیف"
          limits="یک فایل"
          lockedReason="مهلت این تکلیف دیروز تمام شد."
        />
      </div>
    </Section>
  )
}
