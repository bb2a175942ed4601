import type { Answer } from '@arvand/contracts/endpoint'
import { changeSetting, type listSettings, resetSetting } from '@arvand/contracts/panel/settings'
import { settingText, unitWords } from '@arvand/contracts/setting-words'
import { answerFor, type FormAnswer } from '../../api/form-answer.ts'
import { ActionForm, LoneNews } from '../../shell/action-form.tsx'
import { actWords } from '../../ui/act-words.ts'
import { DigitsField, MoneyField } from '../../ui/digits-field.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { settingsWords as words } from './words.ts'

export type Setting = Answer<typeof listSettings>['items'][number]['settings'][number]

interface SettingRowProps {
  readonly module: string
  readonly setting: Setting
  readonly isEdited: boolean
  /** What was last answered about this setting. */
  readonly answer: FormAnswer | undefined
}

/** A setting with its value, default and limits; edited in its place. */
export function SettingRow(props: SettingRowProps) {
  const { module, setting, isEdited, answer } = props
  const { label, hint, unit, value, least, most, default: usual } = setting
  const text = (one: number) => settingText(unit, one)
  return (
    <li id={`${module}.${setting.name}`} className="grid scroll-mt-20 gap-3 px-4.5 py-4 md:px-6">
      {isEdited ? null : <LoneNews answer={answer} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-0 flex-[1_1_16rem]">
          <h3 className="text-16 font-label leading-relaxed">{label}</h3>
          {hint ? <p className="text-14 text-muted">{hint}</p> : null}
          <p className="text-14 text-muted">
            {words.usual(text(usual))}
            {unit === 'yesNo' ? null : ` · ${words.range(text(least), text(most))}`}
          </p>
        </div>
        <p className="text-17 font-title">{text(value)}</p>
        {isEdited ? null : <Acts {...props} />}
      </div>
      {isEdited ? <EditForm {...props} /> : null}
    </li>
  )
}

const carried = ({ module, setting: { name, revision } }: SettingRowProps) => ({
  module,
  name,
  revision: String(revision),
})

function Acts(props: SettingRowProps) {
  const { module, setting } = props
  const { name, label, unit, value } = setting
  const act = value === 1 ? words.turn.no : words.turn.yes
  return (
    <div className="flex flex-wrap items-center gap-2">
      {value === setting.default ? null : (
        <ActionForm
          intent="reset"
          to={resetSetting}
          carry={carried(props)}
          submit={words.reset}
          button={{ variant: 'quiet', size: 'compact', 'aria-label': words.resetOf(label) }}
        />
      )}
      {unit === 'yesNo' ? (
        <ActionForm
          intent="change"
          to={changeSetting}
          carry={{ ...carried(props), value: String(1 - value) }}
          submit={act}
          button={{ variant: 'outline', size: 'compact', 'aria-label': words.turnOf(act, label) }}
        />
      ) : (
        <ButtonLink
          to={`?edit=${module}.${name}`}
          preventScrollReset
          variant="outline"
          size="compact"
          aria-label={words.editOf(label)}
        >
          {words.edit}
        </ButtonLink>
      )}
    </div>
  )
}

function EditForm(props: SettingRowProps) {
  const { unit, value } = props.setting
  return (
    <ActionForm
      intent="change"
      to={changeSetting}
      answer={answerFor(props.answer, 'change')}
      carry={{ ...carried(props), unit }}
      submit={words.save}
      button={{ size: 'compact' }}
      beside={
        <ButtonLink to="?" preventScrollReset variant="outline" size="compact">
          {actWords.cancel}
        </ButtonLink>
      }
      className="grid max-w-sm gap-4"
    >
      {unit === 'rials' ? (
        <MoneyField name="value" label={words.value} defaultValue={value / 10} />
      ) : (
        <DigitsField
          name="value"
          label={words.value}
          defaultValue={value}
          end={unit === 'yesNo' ? undefined : <span className="px-3 text-15">{unitWords[unit]}</span>}
        />
      )}
    </ActionForm>
  )
}
