import { showTaughtCourse } from '@arvand/contracts/teacher/courses'
import {
  addStaff,
  changeStaff,
  listStaff,
  listStaffInvitations,
  removeStaff,
  withdrawStaffInvitation,
} from '@arvand/contracts/teacher/staff'
import { formatNumber } from '@arvand/persian/numbers'
import { redirect } from 'react-router'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { callerOf } from '../../api/page.ts'
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
import { courseCrumbs, courseMeta } from '../students/index.ts'
import type { Route } from './+types/staff'
import { ofThisCourse } from './course-forms.ts'
import { CourseHead, tabTitle } from './course-head.tsx'
import { StaffInvitations } from './staff-invitations.tsx'
import { rightWords, roleWords, staffWords as words } from './staff-words.ts'

const rights = ['write', 'answer', 'mark', 'enrol', 'announce'] as const

export async function loader({ context, params }: Route.LoaderArgs) {
  const call = callerOf(context)
  const [{ course, me }, staff] = await Promise.all([
    call(showTaughtCourse, { courseId: params.id }),
    call(listStaff, { courseId: params.id }),
  ])
  const invitations = staff.isOwner ? (await call(listStaffInvitations, { courseId: params.id })).items : []
  return { course, me, ...staff, invitations }
}

export const action = formAction({
  add: submitTo(addStaff, {
    with: ofThisCourse,
    places: {
      'courses.unknown-person': 'who',
      'courses.not-a-teacher': 'who',
      'courses.already-staff': 'who',
      'courses.shares-above-all': 'sharePercent',
    },
    done: words.invited,
  }),
  uninvite: submitTo(withdrawStaffInvitation, { with: ofThisCourse, done: words.uninvited }),
  change: submitTo(changeStaff, {
    with: ofThisCourse,
    places: { 'courses.shares-above-all': 'sharePercent' },
    done: words.changed,
  }),
  remove: submitTo(removeStaff, {
    with: ofThisCourse,
    question: ({ text }) => words.removeQuestion(text('name')),
    done: (_, __, { text }) => (text('leaves') ? redirect('/teach/courses') : words.removed),
  }),
})

export const handle = { crumb: courseCrumbs(tabTitle('staff')) }
export const meta = ({ loaderData }: Route.MetaArgs) => courseMeta(tabTitle('staff'), loaderData?.course)

export default function Staff({ loaderData, actionData }: Route.ComponentProps) {
  const { course, me, items, invitations, isOwner } = loaderData
  const visitor = useVisitor()?.id
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
          {invitations.length > 0 ? <StaffInvitations invitations={invitations} /> : null}
        </div>
        {isOwner ? (
          <Card title={words.add}>
            <ActionForm
              intent="add"
              to={addStaff}
              clears
              answer={answerFor(actionData, 'add')}
              submit={words.add}
            >
              <TextField name="who" label={words.who} description={words.whoHint} dir="ltr" />
              <GivenFields as="assistant" given={['write']} share={0} />
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
}

function GivenFields({ as, given, share }: GivenProps) {
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
  const { personId, name, role } = member
  const listed = member.rights.map((right) => rightWords[right]).join('، ')
  const may = role === 'assistant' ? listed || words.none : words.all
  const wrong = answer?.fields ? answerFor(answer, 'change') : undefined
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
              <details suppressHydrationWarning className="w-full" open={wrong !== undefined || undefined}>
                <summary className="cursor-pointer rounded-small py-2 text-15 font-label text-primary-700">
                  {words.change}
                </summary>
                <ActionForm
                  intent="change"
                  to={changeStaff}
                  answer={wrong}
                  carry={{ personId }}
                  submit={words.change}
                  button={{ size: 'compact', variant: 'soft' }}
                  className="grid gap-3 pt-3"
                >
                  <GivenFields
                    as={role === 'teacher' ? 'teacher' : 'assistant'}
                    given={member.rights}
                    share={member.sharePercent}
                  />
                </ActionForm>
              </details>
            ) : null}
            <ConfirmedForm
              intent="remove"
              to={removeStaff}
              carry={{ personId, name, leaves: isMe ? 'yes' : '' }}
              answer={answer?.asks ? answer : undefined}
              submit={isMe ? words.leave : words.remove}
              button={{ size: 'compact', variant: 'outline' }}
              className="grid gap-3"
              question={() => words.removeQuestion(name)}
            />
          </div>
        ) : null
      }
    />
  )
}
