import { Card } from '../../../ui/card.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { DecimalField } from '../../question-bank/index.ts'
import { rulesWords as words } from '../words/editor-words.ts'
import type { RulesProps } from './exam-draft.ts'

const third = 33.33
/** In percent of what a question is worth. */
const usualTolerance = 20

/** How answers count, and who marks those that no machine does. */
export const MarksCard = ({
  settings: { negative, konkur, passPercent, anonymousMarking, doubleMarking },
  onChange,
}: RulesProps) => (
  <Card title={words.marks}>
    <div className="grid gap-5">
      <DecimalField
        name="negative"
        label={words.negative}
        description={words.negativeHint}
        value={konkur ? third : negative}
        {...(konkur ? { lockedReason: words.konkurText } : {})}
        least={0}
        most={100}
        onNumber={(percent) => onChange({ negative: percent })}
      />
      <DecimalField
        name="passPercent"
        label={words.pass}
        description={words.passHint}
        value={passPercent}
        least={0}
        most={100}
        onNumber={(percent) => onChange({ passPercent: percent })}
        onEmpty={() => onChange({ passPercent: null })}
      />
      <Switch
        name="anonymousMarking"
        checked={anonymousMarking}
        onChange={({ target }) => onChange({ anonymousMarking: target.checked })}
      >
        {words.anonymous}
      </Switch>
      <Switch
        name="doubleMarking"
        description={words.doubleHint}
        checked={Boolean(doubleMarking)}
        onChange={({ target }) =>
          onChange({ doubleMarking: target.checked ? { tolerance: usualTolerance } : null })
        }
      >
        {words.double}
      </Switch>
      {doubleMarking ? (
        <DecimalField
          name="tolerance"
          label={words.tolerance}
          description={words.toleranceHint}
          value={doubleMarking.tolerance}
          least={0}
          most={100}
          onNumber={(tolerance) => onChange({ doubleMarking: { tolerance } })}
        />
      ) : null}
    </div>
  </Card>
)
