import type { ExamSection } from '@arvand/contracts/exams'
import { Switch } from '../../../ui/switch.tsx'
import { DecimalField } from '../../question-bank/index.ts'
import { questionsWords as words } from '../words/editor-words.ts'

interface PaceProps {
  readonly section: ExamSection
  readonly onChange: (section: ExamSection) => void
}

/** The clock of a section, and whether one comes back to its questions. */
export const SectionPace = ({ section, onChange }: PaceProps) => (
  <div className="grid items-start gap-x-6 gap-y-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
    <DecimalField
      name="section-minutes"
      label={words.sectionMinutes}
      description={words.sectionMinutesHint}
      value={section.minutes}
      least={1}
      most={600}
      onNumber={(minutes) => onChange({ ...section, minutes: Math.round(minutes) })}
      onEmpty={() => onChange({ ...section, minutes: null })}
    />
    <div className="sm:pt-8">
      <Switch
        name="section-one-way"
        checked={section.oneWay}
        description={words.oneWayHint}
        onChange={({ target }) => onChange({ ...section, oneWay: target.checked })}
      >
        {words.oneWay}
      </Switch>
    </div>
  </div>
)
