import type { AttemptSection } from '@arvand/contracts/exams'
import { localDigits } from '@arvand/persian/digits'
import type { ComponentProps } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Drawer } from '../../../ui/dialog.tsx'
import { LessonTabs } from './lesson-tabs.tsx'
import { SeatLegend, SeatMap } from './seat-map.tsx'
import type { Stage } from './stage.ts'
import { StageList } from './stage-list.tsx'
import { attemptWords as words } from './words.ts'

interface Mapped {
  readonly map: ComponentProps<typeof SeatMap> & { readonly title: string }
  /** Null: all sections are open at once. */
  readonly stage: Stage | null
  readonly sections: readonly AttemptSection[]
}

interface AsideProps extends Mapped {
  /** «پایان و تحویل آزمون» */
  readonly finish: string
  readonly onFinish: () => void
}

/** Beside the question: the map of what may be answered now, the sections, and the end. */
export const PaperAside = ({ map: { title, ...map }, stage, sections, finish, onFinish }: AsideProps) => (
  <aside aria-label={words.map} className="grid gap-5">
    <h2 className="text-17 font-title">{title}</h2>
    <SeatMap {...map} />
    <SeatLegend seats={map.seats} />
    {stage ? <StageList sections={sections} /> : null}
    <Button type="button" variant="outline" wide onClick={onFinish}>
      {finish}
    </Button>
    <p className="text-14 text-muted max-lg:hidden">
      {localDigits(stage?.section.oneWay ? words.keysOneWay : words.keys)}
    </p>
  </aside>
)

interface MapProps extends Mapped {
  readonly tabs: ComponentProps<typeof LessonTabs>
  readonly open: boolean
  readonly onClose: () => void
}

/** The same map from below, on a phone or by a key. */
export const PaperMap = ({ map: { title, ...map }, stage, sections, tabs, open, onClose }: MapProps) => (
  <Drawer open={open} at="below" title={stage ? title : words.map} onClose={onClose}>
    <div className="grid gap-5 pt-2 text-ink">
      <LessonTabs {...tabs} />
      <SeatMap {...map} />
      <SeatLegend seats={map.seats} />
      {stage ? <StageList sections={sections} /> : null}
    </div>
  </Drawer>
)
