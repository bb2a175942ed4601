import { toLatinDigits, toPersianDigits } from '@arvand/persian/digits'
import { localMobile } from '@arvand/persian/mobile'
import { formatNumber } from '@arvand/persian/numbers'
import { data, redirect } from 'react-router'
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
import { ActionForm, AnswerNews } from '../../shell/action-form.tsx'
import { ConfirmedForm } from '../../shell/confirmed-form.tsx'
import { useVisitor } from '../../shell/use-root.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { DigitsField } from '../../ui/digits-field.tsx'
import { List, ListRow } from '../../ui/list.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { courseMeta } from '../students/index.ts'
import type { Route } from './+types/staff'
import { CourseHead, tabTitle } from './course-head.tsx'
import { rightWords, roleWords, staffWords as words } from './words.ts'

const rights = ['write', 'answer', 'mark', 'enrol', 'announce'] as const

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = apiOf(context)
  const [{ course, me }, staff] = await Promise.all([
    api.teacher('course/show', { courseId: params.id }),
    api.teacher('staff/list', { courseId: params.id }),
  ])
  return { course, me, ...staff }
}

export async function action({ context, request, params, url }: Route.ActionArgs) {
  const form = await request.formData()
  const api = actionApiOf(context)
  const [courseId, personId, name] = [params.id, formText(form, 'personId'), formText(form, 'name')]
  const intent = formText(form, 'intent')
  const given = {
    role: formText(form, 'role') === 'teacher' ? ('teacher' as const) : ('assistant' as const),
    rights: rights.filter((one) => form.getAll('rights').includes(one)),
    ...shareIn(form),
  }
  if (intent === 'add') {
    const { answer, refusal } = await attempt(
      api.teacher('staff/add', { courseId, who: formText(form, 'who'), ...given }),
    )
    if (refusal) return refusedForm(url, form, refusal, placesOfWho)
    return data<FormAnswer>({ intent, done: words.added(answer.member.name) })
  }
  if (intent === 'change') {
    const { refusal } = await attempt(api.teacher('staff/change', { courseId, personId, ...given }))
    return refusal
      ? refusedForm(url, form, refusal, { 'courses.shares-above-all': 'sharePercent' })
      : data<FormAnswer>({ intent, done: words.changed })
  }
  if (!isConfirmed(form)) return askFirst(form, words.removeQuestion(name))
  const { refusal } = await attempt(api.teacher('staff/remove', { courseId, personId }))
  if (refusal) return refusedForm(url, form, refusal)
  return formText(form, 'leaves')
    ? redirect('/teach/courses')
    : data<FormAnswer>({ intent, done: words.removed })
}

/** A share that is no number is left to the server to refuse. */
function shareIn(form: FormData): { sharePercent?: number } {
  const typed = toLatinDigits(formText(form, 'sharePercent')).trim()
  return typed === '' ? {} : { sharePercent: /^\d{1,4}$/.test(typed) ? Number(typed) : -1 }
}

const placesOfWho = {
  'courses.unknown-person': 'who',
  'courses.not-a-teacher': 'who',
  'courses.already-staff': 'who',
  'courses.shares-above-all': 'sharePercent',
}

export const meta = ({ loaderData }: Route.MetaArgs) => courseMeta(tabTitle('staff'), loaderData?.course)

export default function Staff({ loaderData, actionData }: Route.ComponentProps) {
  const { course, me, items, isOwner } = loaderData
  const visitor = useVisitor()?.id
  const answer = answerFor(actionData, 'add')
  return (
    <>
      <CourseHead course={course} me={me} tab="staff" />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-5">
          <p className="text-16 text-muted">{isOwner ? words.lead : words.leadOfOthers}</p>
          <AnswerNews answer={actionData?.intent === 'add' || actionData?.asks ? undefined : actionData} />
          <List label={words.title}>
            {items.map((member) => (
              <Member
                key={member.personId}
                member={member}
                isOwner={isOwner}
                isMe={member.personId === visitor}
                answer={actionData?.values?.personId === member.personId ? actionData : undefined}
              />
            ))}
          </List>
        </div>
        {isOwner ? (
          <Card title={words.add}>
            <ActionForm
              key={items.length}
              intent="add"
              answer={answer}
              submit={words.add}
              pending={words.adding}
            >
              <TextField
                name="who"
                label={words.who}
                description={words.whoHint}
                required
                dir="ltr"
                maxLength={40}
                defaultValue={answer?.values?.who}
                error={answer?.fields?.who}
              />
              <GivenFields as="assistant" given={['write']} share={0} wrong={answer?.fields?.sharePercent} />
            </ActionForm>
          </Card>
        ) : null}
      </div>
    </>
  )
}

type Member = Route.ComponentProps['loaderData']['items'][number]

interface GivenProps {
  readonly as: 'teacher' | 'assistant'
  readonly given: readonly string[]
  readonly share: number
  readonly wrong: string | undefined
}

function GivenFields({ as, given, share, wrong }: GivenProps) {
  return (
    <>
      <SelectField
        name="role"
        label={words.role}
        defaultValue={as}
        options={(['assistant', 'teacher'] as const).map((value) => ({ value, label: roleWords[value] }))}
      />
      <DigitsField
        name="sharePercent"
        label={words.share}
        description={words.shareHint}
        defaultValue={share}
        error={wrong}
        maxLength={3}
      />
      <fieldset className="min-w-0">
        <legend className="text-15 font-label">{words.rights}</legend>
        <p className="text-14 text-muted">{words.rightsHint}</p>
        {rights.map((right) => (
          <Checkbox key={right} name="rights" value={right} defaultChecked={given.includes(right)}>
            {rightWords[right]}
          </Checkbox>
        ))}
      </fieldset>
    </>
  )
}

interface MemberProps {
  readonly member: Member
  readonly isOwner: boolean
  readonly isMe: boolean
  readonly answer: Route.ComponentProps['actionData']
}

function Member({ member, isOwner, isMe, answer }: MemberProps) {
  const { personId, name, role, mobile } = member
  const listed = member.rights.map((right) => rightWords[right]).join('، ')
  const may = role === 'assistant' ? listed || words.none : words.all
  const mayRemove = role !== 'owner' && (isOwner || isMe)
  return (
    <ListRow
      title={
        <span className="flex flex-wrap items-center gap-2">
          {name}
          <Badge tone={role === 'owner' ? 'primary' : 'neutral'}>{roleWords[role]}</Badge>
        </span>
      }
      note={
        <>
          {isOwner && mobile ? <bdi dir="ltr">{toPersianDigits(localMobile(mobile))}</bdi> : null}
          {isOwner && mobile ? ' · ' : null}
          {may}
          {member.sharePercent > 0 && member.sharePercent < 100
            ? ` · ${words.shareOf(formatNumber(member.sharePercent))}`
            : null}
        </>
      }
      end={
        mayRemove ? (
          <div className="flex flex-wrap items-start gap-3">
            {isOwner ? (
              <details
                suppressHydrationWarning
                className="w-full"
                open={(answer?.intent === 'change' && answer.fields !== undefined) || undefined}
              >
                <summary className="cursor-pointer rounded-small py-2 text-15 font-label text-primary-700">
                  {words.change}
                </summary>
                <ActionForm
                  intent="change"
                  carry={{ personId }}
                  submit={words.change}
                  button={{ size: 'compact', look: 'soft' }}
                  className="grid gap-3 pt-3"
                >
                  <GivenFields
                    as={role === 'teacher' ? 'teacher' : 'assistant'}
                    given={member.rights}
                    share={member.sharePercent}
                    wrong={answer?.intent === 'change' ? answer.fields?.sharePercent : undefined}
                  />
                </ActionForm>
              </details>
            ) : null}
            <ConfirmedForm
              intent="remove"
              carry={{ personId, name, leaves: isMe ? 'yes' : '' }}
              answer={answer?.asks ? answer : undefined}
              submit={isMe ? words.leave : words.remove}
              button={{ size: 'compact', look: 'outline' }}
              className="grid gap-3"
              question={() => words.removeQuestion(name)}
            />
          </div>
        ) : null
      }
    />
  )
}
