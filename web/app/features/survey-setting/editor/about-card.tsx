import type { SurveySettings } from '@arvand/contracts/surveys'
import { Card } from '../../../ui/card.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { NumberField } from '../../authoring/index.ts'
import type { Desk } from '../survey-calls.ts'
import { editorWords as words } from '../words.ts'
import { OccasionField } from './occasion-field.tsx'

interface AboutProps {
  readonly desk: Desk
  readonly surveyId: string
  readonly settings: SurveySettings
  readonly onChange: (part: Partial<SurveySettings>) => void
}

/** What a survey says before and after its questions, and who answers it. */
export const AboutCard = ({ desk, surveyId, settings, onChange }: AboutProps) => (
  <Card title={words.about}>
    <div className="grid gap-5">
      <TextField
        name="title"
        label={words.name}
        maxLength={120}
        value={settings.title}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <RadioGroup
        name="audience"
        label={words.audience}
        choices={(['once', 'everybody'] as const).map((value) => ({
          value,
          label: words.audiences[value],
        }))}
        defaultValue={settings.audience}
        onChange={({ target }) => onChange({ audience: target.value === 'once' ? 'once' : 'everybody' })}
      />
      <Switch
        name="isAnonymous"
        checked={settings.isAnonymous}
        description={words.anonymousHint}
        onChange={({ target }) => onChange({ isAnonymous: target.checked })}
      >
        {words.anonymous}
      </Switch>
      {settings.isAnonymous ? (
        <NumberField
          name="leastAnswers"
          label={words.leastAnswers}
          description={words.leastAnswersHint}
          value={settings.leastAnswers}
          least={3}
          most={100}
          onNumber={(leastAnswers) => leastAnswers && onChange({ leastAnswers })}
        />
      ) : null}
      <OccasionField
        desk={desk}
        surveyId={surveyId}
        after={settings.after}
        onChange={(after) => onChange({ after })}
      />
      <TextArea
        name="intro"
        label={words.intro}
        description={words.introHint}
        maxLength={2000}
        value={settings.intro}
        onChange={({ target }) => onChange({ intro: target.value })}
      />
      <TextArea
        name="thanks"
        label={words.thanks}
        description={words.thanksHint}
        maxLength={500}
        value={settings.thanks}
        onChange={({ target }) => onChange({ thanks: target.value })}
      />
    </div>
  </Card>
)
