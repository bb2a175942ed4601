import { ProgressBar } from '../web/app/ui/progress-bar.tsx'
import { Stepper } from '../web/app/ui/stepper.tsx'
import { longWord, Section } from './section.tsx'

export function ProgressSamples() {
  return (
    <Section title="نوار پیشرفت و مرحله‌ها">
      <div className="grid grid-cols-1 gap-5">
        <ProgressBar label="تازه شروع شده" share={24.9} band="danger" />
        <ProgressBar label="به نیمه رسیده" share={52} band="warning" />
        <ProgressBar
          label="رو به پایان"
          share={71}
          band="primary"
          note="۱۷ از ۲۳ درس"
          endNote="رو به پایان"
        />
        <ProgressBar label="نزدیک گواهی" share={96} band="success" />
        <ProgressBar label={longWord} share={0} band="danger" compact />
        <div className="rounded-card border border-line bg-surface p-4.5">
          <ProgressBar
            label="فیلم جلسهٔ هفتم"
            share={63}
            note="۴۰۳ از ۶۴۰ مگابایت، نزدیک ۲ دقیقه مانده"
            end={<span className="text-14 font-label text-primary-700">مکث</span>}
          />
        </div>
        <Stepper label="مرحله‌های ثبت‌نام" steps={['شمارهٔ موبایل', 'کد', 'پروفایل', 'پایان']} at={2} />
      </div>
    </Section>
  )
}
