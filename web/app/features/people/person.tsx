import { formatNumber } from '@arvand/persian/numbers'
import { data } from 'react-router'
import type { Api } from '../../api/endpoints.ts'
import {
  answerFor,
  askFirst,
  type FormAnswer,
  formText,
  isConfirmed,
  refusedForm,
} from '../../api/form-answer.ts'
import { actionApiOf, apiOf } from '../../api/page.ts'
import { attempt } from '../../api/refusal.ts'
import { given } from '../../contexts.ts'
import { titled } from '../../shell/site.ts'
import { useVisitor } from '../../shell/use-root.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Card } from '../../ui/card.tsx'
import { MoreLink } from '../../ui/link.tsx'
import type { Route } from './+types/person'
import { AccountCard } from './account-card.tsx'
import { AuditList } from './audit-list.tsx'
import { PersonHead } from './person-head.tsx'
import { RolesCard } from './roles-card.tsx'
import { holdingIn, questionOfRoles } from './roles-question.ts'
import { endQuestion, SessionsCard } from './sessions-card.tsx'
import { personWords as words } from './words.ts'

const fewActs = 5

export async function loader({ context, params: { personId } }: Route.LoaderArgs) {
  const api = apiOf(context)
  const [shown, acts] = await Promise.all([
    api.panel('manage/people/show', { personId }),
    api.panel('manage/audit/list', { personId }),
  ])
  return { ...shown, acts: acts.items.slice(0, fewActs), now: Date.now() }
}

export async function action({ request, context, params: { personId }, url }: Route.ActionArgs) {
  const form = await request.formData()
  const api = actionApiOf(context)
  const { answer, refusal } = await attempt(
    formText(form, 'intent') === 'end'
      ? endSessions(api, personId, form, given(context).visitor?.id === personId)
      : saveRoles(api, personId, form),
  )
  return refusal ? refusedForm(url, form, refusal) : answer
}

async function saveRoles(api: Api, personId: string, form: FormData) {
  const wish = holdingIn(form)
  const { person } = await api.panel('manage/people/show', { personId })
  const before = { roles: person.roles.filter((role) => role !== 'user'), scopes: person.scopes }
  const question = questionOfRoles(person.name, before, wish)
  if (question && !isConfirmed(form)) return askFirst(form, question)
  await api.panel('manage/people/setRoles', { personId, roles: [...wish.roles], scopes: [...wish.scopes] })
  return data<FormAnswer>({ intent: 'roles', done: words.saved })
}

async function endSessions(api: Api, personId: string, form: FormData, isOwn: boolean) {
  const { person } = await api.panel('manage/people/show', { personId })
  if (!isConfirmed(form)) return askFirst(form, endQuestion(person.name, isOwn))
  const { ended } = await api.panel('manage/people/endSessions', {
    personId,
    reason: formText(form, 'reason'),
  })
  return data<FormAnswer>({ intent: 'end', done: words.ended(formatNumber(ended)) })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(loaderData?.person.name ?? words.account) },
]

export default function Person({ loaderData, actionData }: Route.ComponentProps) {
  const { person, acts, now } = loaderData
  const isOwn = useVisitor()?.id === person.id
  return (
    <>
      <Breadcrumb crumbs={[{ label: words.back, to: '/manage/people' }]} here={person.name} />
      <PersonHead person={person} createdAt={loaderData.createdAt} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-5">
          <RolesCard {...loaderData} isOwn={isOwn} answer={answerFor(actionData, 'roles')} />
          <section aria-labelledby="acts" className="grid gap-3">
            <header className="flex flex-wrap items-center justify-between gap-x-4">
              <h2 id="acts" className="text-18 font-title">
                {words.audit}
              </h2>
              {acts.length > 0 ? (
                <MoreLink to={`/manage/audit?personId=${person.id}`}>{words.allAudit}</MoreLink>
              ) : null}
            </header>
            {acts.length > 0 ? (
              <AuditList rows={acts} now={now} about={person.id} />
            ) : (
              <Card>
                <p className="text-15 text-muted">{words.noAudit}</p>
              </Card>
            )}
          </section>
        </div>
        <div className="grid gap-5">
          <AccountCard {...loaderData} />
          <SessionsCard {...loaderData} isOwn={isOwn} answer={answerFor(actionData, 'end')} />
        </div>
      </div>
    </>
  )
}
