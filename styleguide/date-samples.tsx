import { lazy, Suspense, useEffect, useState } from 'react'
import { DateField } from '../web/app/ui/date-field.tsx'
import { DateRangeField } from '../web/app/ui/date-range-field.tsx'
import { Skeleton } from '../web/app/ui/skeleton.tsx'
import { TimeField } from '../web/app/ui/time-field.tsx'
import { Section } from './section.tsx'

const CalendarPanel = lazy(() =>
  import('../web/app/ui/calendar-panel.tsx').then((all) => ({ default: all.CalendarPanel })),
)

export function DateSamples() {
  return (
    <Section title="تاریخ و ساعت">
      <div className="grid grid-cols-1 gap-6">
        <DateField name="held-on" label="تاریخ برگزاری" defaultValue="2026-12-03" min="2026-11-20" />
        <DateField
          name="born-on"
          label="تاریخ تولد"
          years={90}
          max="2026-11-20"
          description="مثل ۱۳۷۰/۰۵/۱۲."
        />
        <DateField
          name="wrong-day"
          label="روز نادرست"
          defaultValue="1405/13/40"
          error="چنین روزی نیست؛ ماه از ۱ تا ۱۲ است."
        />
        <DateRangeField
          label="بازهٔ گزارش"
          names={{ start: 'from', end: 'to' }}
          defaultValue={{ start: '2026-10-23', end: '2026-11-20' }}
        />
        <TimeField
          name="time"
          label="ساعت شروع"
          defaultValue="18:30"
          description="با پیکان بالا و پایین جابه‌جا می‌شود."
        />
        <OpenCalendar />
      </div>
    </Section>
  )
}

function OpenCalendar() {
  const [live, setLive] = useState(false)
  const [day, setDay] = useState('2026-12-03')
  useEffect(() => setLive(true), [])
  return (
    <div className="min-h-96 w-[22rem] max-w-full justify-self-end rounded-option border border-line bg-raised p-4 shadow-float">
      {live ? (
        <Suspense fallback={<Skeleton className="h-80 rounded-control" />}>
          <CalendarPanel label="تاریخ برگزاری" value={day} onPick={setDay} />
        </Suspense>
      ) : null}
    </div>
  )
}
