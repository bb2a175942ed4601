import type { Answer } from '@arvand/contracts/endpoint'
import * as contract from '@arvand/contracts/panel/manage-tools'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor, type FormAnswer } from '../../api/form-answer.ts'
import { callerOf } from '../../api/page.ts'
import { ActionForm, AnswerNews } from '../../shell/action-form.tsx'
import { ConfirmedForm } from '../../shell/confirmed-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { Badge } from '../../ui/badge.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { CopyField } from '../../ui/copy-field.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { Route } from './+types/manage-tools'
import { toolsWords as words } from './words.ts'

export const loader = ({ context }: Route.LoaderArgs) => callerOf(context)(contract.listTools, {})

const closeQuestion = () => ({ ...words.closeQuestion, confirm: words.close, danger: true })

export const action = formAction({
  add: submitTo(contract.addTool, { done: words.added }),
  save: submitTo(contract.saveTool, { done: words.saved }),
  close: submitTo(contract.closeTool, {
    with: () => ({ isClosed: true }),
    question: closeQuestion,
    done: words.closeDone,
  }),
  open: submitTo(contract.closeTool, { with: () => ({ isClosed: false }), done: words.openDone }),
})

export const handle = { crumb: words.title }
export const meta = () => [{ title: titled(words.title) }]

const card = 'grid grid-cols-1 gap-4 rounded-card border border-line bg-surface p-4.5 md:p-6'

/** External tools, and what they ask of this platform. */
export default function ManageTools({ loaderData: { items, platform }, actionData }: Route.ComponentProps) {
  const news = actionData?.done && actionData.intent !== 'add' ? actionData : undefined
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid max-w-[46rem] grid-cols-1 gap-5">
        <AnswerNews answer={news} />
        {items.length === 0 ? (
          <EmptyState level={2} title={words.none}>
            {words.noneText}
          </EmptyState>
        ) : (
          <ul aria-label={words.title} className="grid grid-cols-1 gap-4">
            {items.map((one) => (
              <OneTool key={one.id} one={one} answer={actionData} />
            ))}
          </ul>
        )}
        <section className={card}>
          <h2 className="text-18 font-title">{words.add}</h2>
          <ActionForm
            intent="add"
            to={contract.addTool}
            answer={answerFor(actionData, 'add')}
            clears
            submit={words.add}
            className="grid grid-cols-1 gap-4"
          >
            <ToolFields />
          </ActionForm>
        </section>
        <Platform platform={platform} />
      </div>
    </>
  )
}

type One = Answer<typeof contract.listTools>['items'][number]

function Platform({ platform }: Pick<Answer<typeof contract.listTools>, 'platform'>) {
  const rows = [
    [words.issuer, platform.issuer],
    [words.deploymentId, platform.deploymentId],
    [words.authorizeUrl, platform.authorizeUrl],
    [words.platformKeys, platform.keysetUrl],
    [words.tokenUrl, platform.tokenUrl],
  ] as const
  return (
    <section className={card}>
      <h2 className="text-18 font-title">{words.platform}</h2>
      <p className="text-15 text-muted">{words.platformText}</p>
      {rows.map(([label, value]) => (
        <Copied key={label} label={label} value={value} />
      ))}
    </section>
  )
}

const Copied = ({ label, value }: { label: string; value: string }) => (
  <div className="grid grid-cols-1 gap-1.5">
    <span className="text-15 font-label">{label}</span>
    <CopyField label={label} address={value} words={words.copy} />
  </div>
)

function OneTool({ one, answer }: { one: One; answer: FormAnswer | undefined }) {
  const isOurs = answer?.values?.toolId === one.id
  return (
    <li className={card}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-17 font-title wrap-anywhere">{one.title}</h2>
        {one.isClosed ? <Badge tone="warning">{words.closed}</Badge> : null}
      </div>
      <Copied label={words.clientId} value={one.id} />
      <details open={isOurs && answer?.intent === 'save' && !answer.done}>
        <summary className="min-h-11 cursor-pointer content-center text-15 font-label text-primary-700">
          {words.edit}
        </summary>
        <ActionForm
          intent="save"
          to={contract.saveTool}
          answer={isOurs && !answer?.done ? answerFor(answer, 'save') : undefined}
          carry={{ toolId: one.id, revision: String(one.revision) }}
          submit={words.save}
          button={{ variant: 'soft', size: 'compact' }}
          className="grid grid-cols-1 gap-4 pt-3"
        >
          <ToolFields tool={one} />
        </ActionForm>
      </details>
      {one.isClosed ? (
        <ActionForm
          intent="open"
          to={contract.closeTool}
          answer={isOurs && !answer?.done ? answerFor(answer, 'open') : undefined}
          carry={{ toolId: one.id }}
          submit={words.open}
          button={{ variant: 'outline', size: 'compact' }}
        />
      ) : (
        <ConfirmedForm
          intent="close"
          to={contract.closeTool}
          answer={isOurs && !answer?.done ? answerFor(answer, 'close') : undefined}
          carry={{ toolId: one.id }}
          submit={words.close}
          button={{ variant: 'outline', size: 'compact' }}
          question={closeQuestion}
        />
      )}
    </li>
  )
}

function ToolFields({ tool }: { tool?: One }) {
  return (
    <>
      <TextField name="title" label={words.name} defaultValue={tool?.title} />
      <TextField
        name="loginUrl"
        label={words.loginUrl}
        dir="ltr"
        inputMode="url"
        defaultValue={tool?.loginUrl}
      />
      <TextField
        name="launchUrl"
        label={words.launchUrl}
        dir="ltr"
        inputMode="url"
        defaultValue={tool?.launchUrl}
      />
      <TextField
        name="redirectUrl"
        label={words.redirectUrl}
        description={words.redirectHint}
        dir="ltr"
        inputMode="url"
        defaultValue={tool?.redirectUrl}
      />
      <TextField
        name="keysetUrl"
        label={words.keysetUrl}
        dir="ltr"
        inputMode="url"
        defaultValue={tool?.keysetUrl}
      />
      <Checkbox
        name="sharesName"
        value="yes"
        description={words.sharesHint}
        defaultChecked={tool?.sharesName ?? true}
      >
        {words.sharesName}
      </Checkbox>
    </>
  )
}
