import { changeSetting, listSettings, resetSetting } from '@arvand/contracts/panel/settings'
import { settingText } from '@arvand/contracts/setting-words'
import { parseToman } from '@arvand/persian/money'
import { formAction, type SentForm, submitTo } from '../../api/form-action.ts'
import type { FormAnswer } from '../../api/form-answer.ts'
import { reloadsAfterConflict } from '../../api/form-status.ts'
import { callerOf } from '../../api/page.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { TextLink } from '../../ui/link.tsx'
import { List } from '../../ui/list.tsx'
import type { Route } from './+types/settings'
import { type Setting, SettingRow } from './setting-row.tsx'
import { settingsWords as words } from './words.ts'

interface Of {
  /** Which setting was changed. */
  readonly of: string
}

const told = (
  { label, unit, value }: Pick<Setting, 'label' | 'unit' | 'value'>,
  { module, name }: { readonly module: string; readonly name: string },
) => ({ done: words.saved(label, settingText(unit, value)), of: `${module}.${name}` })

/** Money is typed in toman, and is rials on the wire. */
const inRials = ({ text }: SentForm) => {
  const value = text('unit') === 'rials' ? parseToman(text('value')) : null
  return value === null ? {} : { value }
}

export const shouldRevalidate = reloadsAfterConflict

export const action = formAction<FormAnswer & Partial<Of>>({
  change: submitTo(changeSetting, { with: inRials, done: ({ setting }, ask) => told(setting, ask) }),
  reset: submitTo(resetSetting, { done: ({ setting }, ask) => told(setting, ask) }),
})

export async function loader({ context, url }: Route.LoaderArgs) {
  const { items: groups } = await callerOf(context)(listSettings, {})
  return { groups, edited: url.searchParams.get('edit') }
}

export const meta = () => [{ title: titled(words.title) }]

export default function Settings({ loaderData: { groups, edited }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <nav aria-label={words.groups} className="flex flex-wrap gap-x-5 gap-y-1">
        {groups.map(({ module, title }) => (
          <TextLink
            key={module}
            alone
            to={`#${module}`}
            className="inline-flex min-h-11 items-center text-15"
          >
            {title}
          </TextLink>
        ))}
      </nav>
      <div className="grid gap-8 pt-4">
        {groups.map(({ module, title, settings }) => (
          <section key={module} id={module} aria-labelledby={`of-${module}`} className="scroll-mt-20">
            <h2 id={`of-${module}`} className="pb-2 text-17 font-title">
              {title}
            </h2>
            <List label={title}>
              {settings.map((setting) => {
                const id = `${module}.${setting.name}`
                const { of = `${actionData?.values?.module}.${actionData?.values?.name}` } = actionData ?? {}
                return (
                  <SettingRow
                    key={id}
                    module={module}
                    setting={setting}
                    isEdited={id === edited && !(of === id && actionData?.done)}
                    answer={of === id ? actionData : undefined}
                  />
                )
              })}
            </List>
          </section>
        ))}
      </div>
    </>
  )
}
