import type { Answer } from '@arvand/contracts/endpoint'
import { promiseOf } from '@arvand/contracts/errors/catalogue'
import {
  cancelWebinar,
  listRegistered,
  publishWebinar,
  repeatWebinar,
  saveWebinar,
  showOwnWebinar,
} from '@arvand/contracts/teacher/webinars'
import { formatDateTime, formatTime } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { dayAt } from '@arvand/persian/zone'
import { formAction, type SentForm, submitTo } from '../../api/form-action.ts'
import { answerFor, type FormAnswer } from '../../api/form-answer.ts'
import { loadList } from '../../api/load-list.ts'
import { callerOf } from '../../api/page.ts'
import { ActionForm, LoneNews } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { ReasonForm } from '../../shell/reason-form.tsx'
import { titled } from '../../shell/site.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { DigitsField, MoneyField } from '../../ui/digits-field.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { List, ListRow } from '../../ui/list.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { TimeField } from '../../ui/time-field.tsx'
import { GuestLinkCard } from '../live/index.ts'
import { registrationWords } from '../webinars/index.ts'
import type { Route } from './+types/webinar'
import { StateBadge } from './state-badge.tsx'
import { ownWebinarsWords as listWords, ownWebinarWords as words } from './words.ts'

type Own = Answer<typeof showOwnWebinar>['webinar']

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { webinarId } = params
  const [{ webinar }, people] = await Promise.all([
    callerOf(context)(showOwnWebinar, { webinarId }),
    loadList(listRegistered, { context, url }, { with: { webinarId } }),
  ])
  const { whyNotPublish } = webinar
  return { ...people, webinar, whyNot: whyNotPublish && promiseOf(whyNotPublish).sentence }
}

const ofWebinar = ({ params: { webinarId = '' } }: SentForm) => ({ webinarId })

export const action = formAction({
  save: submitTo(saveWebinar, { with: ofWebinar, done: words.saved }),
  publish: submitTo(publishWebinar, { with: ofWebinar, done: words.published }),
  repeat: submitTo(repeatWebinar, {
    with: ofWebinar,
    done: ({ made }) => words.repeated(formatNumber(made)),
  }),
  cancel: submitTo(cancelWebinar, { with: ofWebinar, done: words.cancelled }),
})

export const handle = {
  crumb: ({ webinar }: { webinar: Own }) => webinar.title,
}
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(loaderData?.webinar.title ?? listWords.title) },
]

/** A webinar as its teacher sets it, and who is registered. */
export default function Webinar({ loaderData, actionData }: Route.ComponentProps) {
  const { webinar, whyNot } = loaderData
  const { id, title, state, slug } = webinar
  const isOver = state === 'ended' || state === 'cancelled'
  return (
    <>
      <PageHead title={title} lead={formatDateTime(webinar.startsAt, 'long')}>
        <span className="flex flex-wrap items-center gap-3">
          <StateBadge state={state} />
          {state === 'draft' ? null : (
            <ButtonLink to={`/webinars/${slug}`} variant="outline" size="compact">
              {words.page}
            </ButtonLink>
          )}
          <ButtonLink to={`/teach/classes/webinars/${id}/certificates`} variant="outline" size="compact">
            {words.certificates}
          </ButtonLink>
          {state === 'draft' ? null : (
            <ButtonLink to={`/teach/classes/sessions/webinar/${id}`} variant="outline" size="compact">
              {words.attendance}
            </ButtonLink>
          )}
        </span>
      </PageHead>
      <LoneNews answer={answerFor(actionData, 'publish')} />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid grid-cols-1 gap-5">
          {isOver ? null : <Settings webinar={webinar} answer={actionData} />}
          <section aria-labelledby="people" className="grid grid-cols-1 gap-3">
            <h2 id="people" className="text-19 font-heading">
              {words.people}
            </h2>
            <PagedList
              page={loaderData}
              label={words.people}
              level={3}
              empty={{ title: words.nobody }}
              row={(person) => (
                <ListRow
                  key={person.id}
                  title={person.name}
                  note={formatDateTime(person.at)}
                  end={<Badge>{registrationWords[person.state]}</Badge>}
                />
              )}
            />
          </section>
        </div>
        <div className="grid grid-cols-1 gap-5">
          {state === 'draft' ? (
            <Card title={words.publishTitle}>
              <ActionForm
                intent="publish"
                to={publishWebinar}
                submit={words.publish}
                className="grid gap-3"
                button={{ wide: true, ...(whyNot ? { disabledReason: whyNot } : {}) }}
              >
                <p className="text-14 text-muted">{words.publishNote}</p>
                {webinar.series.length > 1 ? (
                  <Checkbox name="series" defaultChecked>
                    {words.publishAll}
                  </Checkbox>
                ) : null}
              </ActionForm>
            </Card>
          ) : null}
          <Series webinar={webinar} answer={actionData} />
          {isOver || state === 'draft' ? null : (
            <>
              {webinar.mayEnter ? (
                <ButtonLink to={`/live/enter/webinar/${id}`} wide>
                  {words.enter}
                </ButtonLink>
              ) : (
                <p className="text-14 text-muted">{words.opens}</p>
              )}
              <GuestLinkCard of={{ kind: 'webinar', id }} />
              <Card title={words.cancelTitle}>
                <div className="grid gap-3">
                  <p className="text-14 text-muted">{words.cancelNote}</p>
                  <ReasonForm
                    intent="cancel"
                    to={cancelWebinar}
                    answer={answerFor(actionData, 'cancel')}
                    label={words.cancelOpen}
                    submit={words.cancel}
                    reason={{ name: 'reason', label: words.reason, description: words.reasonHint }}
                  />
                </div>
              </Card>
            </>
          )}
        </div>
      </div>
    </>
  )
}

/** The other webinars of the series; of a draft in none, the form that makes one. */
function Series({
  webinar: { id, state, series },
  answer,
}: {
  webinar: Own
  answer: FormAnswer | undefined
}) {
  if (series.length > 1)
    return (
      <Card title={words.series}>
        <List label={words.series}>
          {series.map((part, at) => (
            <ListRow
              key={part.id}
              {...(part.id === id ? {} : { to: `/teach/classes/webinars/${part.id}` })}
              title={words.part(formatNumber(at + 1))}
              note={formatDateTime(part.startsAt, 'long')}
              end={<StateBadge state={part.state} />}
            />
          ))}
        </List>
      </Card>
    )
  if (state !== 'draft') return null
  return (
    <Card title={words.repeatTitle}>
      <ActionForm
        intent="repeat"
        to={repeatWebinar}
        answer={answerFor(answer, 'repeat')}
        submit={words.repeat}
        button={{ variant: 'outline' }}
        className="grid gap-3"
      >
        <p className="text-14 text-muted">{words.repeatNote}</p>
        <DigitsField name="times" label={words.times} defaultValue="4" />
      </ActionForm>
    </Card>
  )
}

function Settings({ webinar, answer }: { webinar: Own; answer: FormAnswer | undefined }) {
  const { revision, startsAt } = webinar
  return (
    <Card title={words.text}>
      <ActionForm
        key={revision}
        intent="save"
        to={saveWebinar}
        answer={answerFor(answer, 'save')}
        carry={{ revision: String(revision) }}
        submit={words.save}
      >
        <TextField name="title" label={listWords.name} defaultValue={webinar.title} />
        <TextArea name="summary" label={words.summary} rows={2} defaultValue={webinar.summary} />
        <TextArea
          name="outcomes"
          label={words.outcomes}
          description={words.outcomesHint}
          rows={4}
          defaultValue={webinar.outcomes}
        />
        <TextArea name="description" label={words.description} rows={6} defaultValue={webinar.description} />
        <div className="grid gap-5 sm:grid-cols-2">
          <DateField name="day" label={listWords.day} defaultValue={dayAt(startsAt)} />
          <TimeField name="time" label={listWords.time} defaultValue={formatTime(startsAt)} />
          <DigitsField name="minutes" label={words.minutes} defaultValue={String(webinar.minutes)} />
          <DigitsField name="capacity" label={words.capacity} defaultValue={String(webinar.capacity)} />
          <MoneyField
            name="price"
            label={words.price}
            description={words.priceHint}
            defaultValue={String(webinar.price / 10)}
          />
        </div>
        {webinar.state === 'draft' ? null : <p className="text-14 text-muted">{words.fixed}</p>}
      </ActionForm>
    </Card>
  )
}
