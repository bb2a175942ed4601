import { Card } from '../../../ui/card.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { DecimalField } from '../../question-bank/index.ts'
import { rulesWords as words } from '../words/editor-words.ts'
import { AddressesField } from './addresses-field.tsx'
import type { RulesProps } from './exam-draft.ts'
import { KonkurCard } from './konkur-card.tsx'
import { MarksCard } from './marks-card.tsx'
import { MomentField } from './moment-field.tsx'
import { OfferCard } from './offer-card.tsx'
import { ReviewCard } from './review-card.tsx'

/** The second step: when, how often, and how answers count. */
export const RulesStep = (props: RulesProps) => (
  <div className="grid grid-cols-1 gap-5">
    <PlainRules {...props} />
    <KonkurCard {...props} />
  </div>
)

const PlainRules = (props: RulesProps) => (
  <div className="grid items-start gap-5 xl:grid-cols-2">
    <div className="grid grid-cols-1 gap-5">
      <AboutCard {...props} />
      <TimingCard {...props} />
    </div>
    <div className="grid grid-cols-1 gap-5">
      <OfferCard {...props} />
      <TakingCard {...props} />
      <MarksCard {...props} />
      <ReviewCard {...props} />
      <ObjectionsCard {...props} />
    </div>
  </div>
)

const AboutCard = ({ settings: { title, description }, onChange }: RulesProps) => (
  <Card title={words.about}>
    <div className="grid gap-5">
      <TextField
        name="title"
        label={words.name}
        maxLength={120}
        value={title}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <TextArea
        name="description"
        label={words.description}
        description={words.descriptionHint}
        maxLength={2000}
        value={description}
        onChange={({ target }) => onChange({ description: target.value })}
      />
    </div>
  </Card>
)

const TimingCard = ({ settings: { opensAt, closesAt, minutes, lateMinutes }, onChange }: RulesProps) => (
  <Card title={words.timing}>
    <div className="grid gap-6">
      <MomentField
        name="opens"
        label={words.opens}
        hint={words.opensHint}
        value={opensAt}
        usual="09:00"
        onMoment={(moment) => onChange({ opensAt: moment })}
      />
      <MomentField
        name="closes"
        label={words.closes}
        hint={words.closesHint}
        value={closesAt}
        usual="23:59"
        onMoment={(moment) => onChange({ closesAt: moment })}
      />
      <DecimalField
        name="minutes"
        label={words.minutes}
        description={words.minutesHint}
        value={minutes}
        least={1}
        most={600}
        onNumber={(number) => onChange({ minutes: Math.round(number) })}
        onEmpty={() => onChange({ minutes: null })}
      />
      <DecimalField
        name="lateMinutes"
        label={words.late}
        description={words.lateHint}
        value={lateMinutes}
        least={0}
        most={120}
        onNumber={(late) => onChange({ lateMinutes: Math.round(late) })}
      />
    </div>
  </Card>
)

const counts = ['best', 'last', 'first', 'average'] as const

const TakingCard = ({ settings, onChange }: RulesProps) => (
  <Card title={words.taking}>
    <div className="grid gap-5">
      <DecimalField
        name="attempts"
        label={words.attempts}
        description={words.attemptsHint}
        value={settings.attempts}
        least={0}
        most={20}
        onNumber={(attempts) => onChange({ attempts: Math.round(attempts) })}
      />
      {settings.attempts === 1 ? null : (
        <SelectField
          name="counts"
          label={words.counts}
          options={counts.map((value) => ({ value, label: words.count[value] }))}
          value={settings.counts}
          onChange={({ target }) =>
            onChange({ counts: counts.find((one) => one === target.value) ?? 'best' })
          }
        />
      )}
      <TextField
        name="accessCode"
        label={words.accessCode}
        description={words.accessCodeHint}
        autoComplete="off"
        maxLength={40}
        value={settings.accessCode}
        onChange={({ target }) => onChange({ accessCode: target.value })}
      />
      <AddressesField addresses={settings.addresses} onAddresses={(addresses) => onChange({ addresses })} />
      <Switch
        name="shuffle"
        checked={settings.shuffle}
        onChange={({ target }) => onChange({ shuffle: target.checked })}
      >
        {words.shuffle}
      </Switch>
    </div>
  </Card>
)

const ObjectionsCard = ({ settings: { objectionDays }, onChange }: RulesProps) => (
  <Card title={words.objections}>
    <DecimalField
      name="objectionDays"
      label={words.objectionDays}
      description={words.objectionDaysHint}
      value={objectionDays}
      least={0}
      most={60}
      onNumber={(days) => onChange({ objectionDays: Math.round(days) })}
    />
  </Card>
)
