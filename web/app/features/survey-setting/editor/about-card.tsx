import type { SurveySettings } from '@arvand/contracts/surveys'
import { Card } from '../../../ui/card.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { editorWords as words } from '../words.ts'

interface AboutProps {
  readonly settings: SurveySettings
  readonly onChange: (part: Partial<SurveySettings>) => void
}

/** What a survey says before and after its questions, and who answers it. */
export const AboutCard = ({ settings, onChange }: AboutProps) => (
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
