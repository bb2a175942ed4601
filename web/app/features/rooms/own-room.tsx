import type { Answer } from '@arvand/contracts/endpoint'
import { showRoom } from '@arvand/contracts/panel/rooms'
import {
  addRoomDay,
  addRoomHour,
  addRoomMember,
  removeRoomDay,
  removeRoomHour,
  removeRoomMember,
  saveRoom,
} from '@arvand/contracts/teacher/rooms'
import { weekdayNames } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { formAction, type SentForm, submitTo } from '../../api/form-action.ts'
import { answerFor, type FormAnswer } from '../../api/form-answer.ts'
import { callerOf } from '../../api/page.ts'
import { ActionForm, LoneNews } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { DigitsField, MobileField } from '../../ui/digits-field.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { List, ListRow } from '../../ui/list.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { TimeField } from '../../ui/time-field.tsx'
import { GuestLinkCard } from '../live/index.ts'
import type { Route } from './+types/own-room'
import { DaysCard } from './days-card.tsx'
import { hourText } from './hours.ts'
import { MemberRow, shownMembers } from './member-row.tsx'
import { roomsWords, roomWords as words } from './words.ts'

export const loader = ({ context, params: { roomId } }: Route.LoaderArgs) =>
  callerOf(context)(showRoom, { roomId })

const ofRoom = ({ params: { roomId = '' } }: SentForm) => ({ roomId })

export const action = formAction({
  save: submitTo(saveRoom, { with: ofRoom, done: words.saved }),
  addHour: submitTo(addRoomHour, {
    with: (sent) => ({ ...ofRoom(sent), weekday: Number(sent.text('weekday')) }),
    places: { 'live.hour-taken': 'time' },
    done: words.hourAdded,
  }),
  removeHour: submitTo(removeRoomHour, { with: ofRoom, done: words.hourRemoved }),
  addDay: submitTo(addRoomDay, {
    with: ofRoom,
    places: { 'live.day-past': 'day', 'live.hour-taken': 'time' },
    done: words.dayAdded,
  }),
  removeDay: submitTo(removeRoomDay, { with: ofRoom, done: words.dayRemoved }),
  addMember: submitTo(addRoomMember, {
    with: ofRoom,
    places: { 'live.unknown-mobile': 'mobile' },
    done: ({ name }) => words.memberAdded(name),
  }),
  removeMember: submitTo(removeRoomMember, { with: ofRoom, done: words.memberRemoved }),
})

export const handle = {
  crumb: ({ room }: { room: { title: string } }) => [
    { label: roomsWords.title, to: '/teach/classes/rooms' },
    { label: room.title },
  ],
}
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(loaderData?.room.title ?? roomsWords.title) },
]

type Room = Answer<typeof showRoom>['room']
interface PartProps {
  readonly room: Room
  readonly answer: FormAnswer | undefined
}

/** A room as its host sets it up: name, week, members. */
export default function OwnRoom({ loaderData: { room }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={room.title} lead={room.description}>
        <span className="flex flex-wrap gap-3">
          <ButtonLink to={`/live/enter/room/${room.id}`}>{words.enter}</ButtonLink>
          <ButtonLink to={`/panel/classes/rooms/${room.id}`} variant="outline">
            {words.page}
          </ButtonLink>
          <ButtonLink to={`/teach/classes/sessions/room/${room.id}`} variant="outline">
            {words.attendance}
          </ButtonLink>
        </span>
      </PageHead>
      <LoneNews
        answer={
          answerFor(actionData, 'removeHour') ??
          answerFor(actionData, 'removeDay') ??
          answerFor(actionData, 'removeMember')
        }
      />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <Week room={room} answer={actionData} />
        <DaysCard days={room.days} answer={actionData} />
        <Members room={room} answer={actionData} />
        <GuestLinkCard of={{ kind: 'room', id: room.id }} />
        <Card title={words.text}>
          <ActionForm intent="save" to={saveRoom} answer={answerFor(actionData, 'save')} submit={words.save}>
            <TextField name="title" label={roomsWords.name} defaultValue={room.title} />
            <TextArea name="description" label={roomsWords.about} rows={3} defaultValue={room.description} />
            <Checkbox name="onHolidays" defaultChecked={room.onHolidays}>
              {words.onHolidays}
            </Checkbox>
          </ActionForm>
        </Card>
      </div>
    </>
  )
}

const Week = ({ room: { schedule }, answer }: PartProps) => (
  <Card title={words.week}>
    <div className="grid gap-5">
      {schedule.length === 0 ? (
        <p className="text-15 text-muted">{words.noHours}</p>
      ) : (
        <List label={words.week}>
          {schedule.map((hour) => (
            <ListRow
              key={hour.id}
              title={hourText(hour)}
              note={words.lasts(formatNumber(hour.minutes))}
              end={
                <ActionForm
                  intent="removeHour"
                  to={removeRoomHour}
                  carry={{ hourId: hour.id }}
                  submit={words.removeHour}
                  button={{
                    variant: 'quiet',
                    size: 'compact',
                    'aria-label': words.removeHourOf(hourText(hour)),
                  }}
                />
              }
            />
          ))}
        </List>
      )}
      <ActionForm
        intent="addHour"
        to={addRoomHour}
        answer={answerFor(answer, 'addHour')}
        submit={words.addHour}
        button={{ variant: 'outline', size: 'compact' }}
      >
        <SelectField
          name="weekday"
          label={words.day}
          options={weekdayNames.map((label, at) => ({ value: String(at), label }))}
        />
        <TimeField name="time" label={words.time} defaultValue="17:00" />
        <DigitsField name="minutes" label={words.minutes} defaultValue="60" />
      </ActionForm>
    </div>
  </Card>
)

function Members({ room: { members }, answer }: PartProps) {
  const { shown, more } = shownMembers(members)
  return (
    <Card title={words.members}>
      <div className="grid gap-5">
        <List label={words.members}>
          {shown.map((member) => (
            <MemberRow
              key={member.id}
              member={member}
              end={
                member.ofCourse ? (
                  <Badge>{words.byCourse}</Badge>
                ) : (
                  <ActionForm
                    intent="removeMember"
                    to={removeRoomMember}
                    carry={{ personId: member.id }}
                    submit={words.removeMember}
                    button={{
                      variant: 'quiet',
                      size: 'compact',
                      'aria-label': words.removeMemberOf(member.name),
                    }}
                  />
                )
              }
            />
          ))}
        </List>
        {more > 0 ? <p className="text-14 text-muted">{words.moreMembers(formatNumber(more))}</p> : null}
        <ActionForm
          intent="addMember"
          to={addRoomMember}
          answer={answerFor(answer, 'addMember')}
          clears
          submit={words.addMember}
          button={{ variant: 'outline', size: 'compact' }}
        >
          <MobileField name="mobile" label={words.mobile} />
          <SelectField
            name="role"
            label={words.role}
            options={(['member', 'host'] as const).map((value) => ({ value, label: words.roles[value] }))}
          />
        </ActionForm>
      </div>
    </Card>
  )
}
