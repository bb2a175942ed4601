import { localDigits } from '@arvand/persian/digits'
import { Card } from '../web/app/ui/card.tsx'
import { Chart } from '../web/app/ui/chart.tsx'
import type { ChartPoint } from '../web/app/ui/chart-figures.ts'
import { Section } from './section.tsx'

const points: ChartPoint[] = Array.from({ length: 29 }, (_, at) => ({
  label: `${localDigits(at + 1)} آبان`,
  value: Math.round(24 + at + 16 * Math.abs(Math.sin(at / 2.2))),
  before: Math.round(20 + at * 0.7 + 10 * Math.abs(Math.sin(at / 2.4))),
}))

export function ChartSamples() {
  return (
    <Section title="نمودار">
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
        <Card title="ثبت‌نام در دوره‌ها، روز به روز" level={3}>
          <Chart
            title="ثبت‌نام در دوره‌ها، روز به روز"
            points={points}
            names={{ value: 'آبان', before: 'مهر' }}
            unit="نفر"
          />
        </Card>
        <Card title="فروش هفته" level={3}>
          <Chart
            title="فروش هفته"
            kind="bar"
            points={points.slice(0, 7)}
            names={{ value: 'این هفته' }}
            unit="فاکتور"
          />
        </Card>
      </div>
    </Section>
  )
}
