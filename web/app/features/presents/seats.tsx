import { formatMobile } from '@arvand/persian/mobile'
import { formatNumber } from '@arvand/persian/numbers'
import { data } from 'react-router'
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
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { Card } from '../../ui/card.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { List } from '../../ui/list.tsx'
import { CursorPager } from '../../ui/pagination.tsx'
import { Stat } from '../../ui/stat.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import type { Route } from './+types/seats'
import { SeatRow } from './seat-row.tsx'
import { seatsWords as words } from './words.ts'

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const cursor = url.searchParams.get('cursor')
  const ask = { blockId: params.blockId, ...(cursor ? { cursor } : {}) }
  const page = await apiOf(context).panel('seat/list', ask)
  return { ...page, isFirst: cursor === null, requestId: crypto.randomUUID() }
}

export async function action({ request, params, context, url }: Route.ActionArgs) {
  const form = await request.formData()
  const api = actionApiOf(context)
  const intent = formText(form, 'intent')
  const [seatId, requestId] = [formText(form, 'seatId'), formText(form, 'requestId')]
  if (intent === 'resend') {
    const { refusal } = await attempt(api.panel('seat/resend', { seatId, requestId }))
    return refusal ? refusedForm(url, form, refusal) : done(intent, words.resent)
  }
  if (intent === 'withdraw') {
    if (!isConfirmed(form)) return askFirst(form, words.question(formatMobile(formText(form, 'mobile'))))
    const { refusal } = await attempt(api.panel('seat/withdraw', { seatId }))
    return refusal ? refusedForm(url, form, refusal) : done(intent, words.withdrawn)
  }
  const ask = { blockId: params.blockId, mobiles: formText(form, 'mobiles'), requestId }
  const { answer, refusal } = await attempt(api.panel('seat/hand', ask))
  if (refusal)
    return refusedForm(url, form, refusal, {
      'presents.too-few-seats': 'mobiles',
      'presents.no-mobiles': 'mobiles',
    })
  return done('hand', saidOf(answer))
}

const done = (intent: string, sentence: string) => data<FormAnswer>({ intent, done: sentence })

interface Handed {
  readonly handed: number
  readonly repeated: number
  readonly notMobiles: readonly string[]
}

const saidOf = ({ handed, repeated, notMobiles }: Handed): string =>
  [
    handed > 0 ? words.handed(formatNumber(handed)) : words.handedNone,
    ...(repeated > 0 ? [words.repeated(formatNumber(repeated))] : []),
    ...(notMobiles.length > 0 ? [words.wrong(notMobiles.join('، '))] : []),
  ].join(' ')

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(loaderData?.block.title ?? words.title) },
]

export default function Seats({ loaderData, actionData }: Route.ComponentProps) {
  const { block, items, nextCursor, isFirst, requestId } = loaderData
  const news = actionData?.intent === 'hand' ? undefined : actionData
  return (
    <>
      <PageHead title={block.title} lead={words.title}>
        <ButtonLink to={`/panel/factors/${block.factorId}`} look="outline" size="compact">
          {words.factor}
        </ButtonLink>
      </PageHead>
      <div className="grid gap-6">
        <Figures {...block} />
        <HandCard block={block} requestId={requestId} answer={answerFor(actionData, 'hand')} />
        <section aria-labelledby="people" className="grid gap-4">
          <h2 id="people" className="text-18 font-title">
            {words.people}
          </h2>
          <AnswerNews answer={news?.asks ? undefined : news} />
          {items.length > 0 ? (
            <List label={words.people}>
              {items.map((seat) => (
                <SeatRow key={seat.id} seat={seat} requestId={requestId} answer={actionData} />
              ))}
            </List>
          ) : (
            <EmptyState title={words.nobody}>{words.nobodyText}</EmptyState>
          )}
          <CursorPager
            isFirst={isFirst}
            nextCursor={nextCursor}
            note={words.seatNote}
            next={words.nextSeats}
          />
        </section>
      </div>
    </>
  )
}

type Block = Route.ComponentProps['loaderData']['block']

const Figures = ({ bought, taken, handed, left, returned }: Block) => (
  <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
    <Stat label={words.figures.bought} value={formatNumber(bought)} />
    <Stat label={words.figures.taken} value={formatNumber(taken)} />
    <Stat label={words.figures.waiting} value={formatNumber(handed - taken)} />
    <Stat label={words.figures.left} value={formatNumber(left)} />
    {returned > 0 ? <Stat label={words.figures.returned} value={formatNumber(returned)} /> : null}
  </div>
)

interface HandCardProps {
  readonly block: Block
  readonly requestId: string
  readonly answer: FormAnswer | undefined
}

/** A pasted list of mobiles, while there are seats. */
function HandCard({ block, requestId, answer }: HandCardProps) {
  if (block.left === 0)
    return (
      <Card title={words.hand}>
        <AnswerNews answer={answer} />
        <p className="pb-4 text-15 text-muted">{words.noneLeft}</p>
        {block.href ? (
          <ButtonLink to={`${block.href}/seats`} look="outline">
            {words.more}
          </ButtonLink>
        ) : null}
      </Card>
    )
  return (
    <Card title={words.hand}>
      <ActionForm
        intent="hand"
        answer={answer}
        carry={{ requestId }}
        submit={words.submit}
        pending={words.handing}
      >
        <TextArea
          key={answer?.done ? requestId : 'list'}
          name="mobiles"
          label={words.mobiles}
          description={words.mobilesHint}
          error={answer?.fields?.mobiles}
          defaultValue={answer?.values?.mobiles}
          maxLength={40_000}
          rows={5}
          dir="ltr"
          required
        />
      </ActionForm>
    </Card>
  )
}
