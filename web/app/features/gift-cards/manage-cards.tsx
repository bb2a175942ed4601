import type { Answer } from '@arvand/contracts/endpoint'
import type { listManagedCards } from '@arvand/contracts/panel/manage-gift-cards'
import { formatDate } from '@arvand/persian/format-date'
import { formatMobile } from '@arvand/persian/mobile'
import { tomanText } from '@arvand/persian/money'
import { Plus } from 'lucide-react'
import { redirectDocument } from 'react-router'
import { answerFor, type FormAnswer, formText, refusedForm } from '../../api/form-answer.ts'
import { actionApiOf, apiOf } from '../../api/page.ts'
import { attempt } from '../../api/refusal.ts'
import { sheetFormat } from '../../api/sheet-format.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { Badge } from '../../ui/badge.tsx'
import { Chip, Chips } from '../../ui/chips.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { List, ListRow } from '../../ui/list.tsx'
import { CursorPager } from '../../ui/pagination.tsx'
import { SearchForm } from '../../ui/search-form.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { Route } from './+types/manage-cards'
import { BatchCodes } from './batch-codes.tsx'
import { manageCardsWords as words } from './manage-words.ts'
import { SmallFace } from './small-face.tsx'
import { stateWords } from './words.ts'

const choices = [null, 'bought', 'issued'] as const

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const q = searchParams.get('q')?.trim().slice(0, 40) ?? ''
  const made = choices.find((one) => one === searchParams.get('made')) ?? null
  const [batchId, cursor] = [searchParams.get('batch'), searchParams.get('cursor')]
  const page = await apiOf(context).panel('manage/giftCard/list', {
    ...(q ? { q } : {}),
    ...(made ? { made } : {}),
    ...(batchId ? { batchId } : {}),
    ...(cursor ? { cursor } : {}),
  })
  return { ...page, q, made, batchId, isFirst: cursor === null }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await request.formData()
  const format = sheetFormat(form)
  const ask = { batchId: formText(form, 'batchId'), format }
  const { answer, refusal } = await attempt(actionApiOf(context).panel('manage/giftCard/export', ask))
  return refusal ? refusedForm(url, form, refusal) : redirectDocument(answer.url)
}

export const meta = () => [{ title: titled(words.title) }]

export default function ManageCards({ loaderData, actionData }: Route.ComponentProps) {
  const { items, nextCursor, q, made, batchId, isFirst } = loaderData
  const answer: FormAnswer | undefined = answerFor(actionData, 'export')
  return (
    <>
      <PageHead title={words.title} lead={words.lead}>
        <ButtonLink to="/manage/gift-cards/new" icon={Plus}>
          {words.issue}
        </ButtonLink>
      </PageHead>
      <div className="grid gap-5">
        <SearchForm label={words.search} go={words.find} wish={q} />
        {batchId ? (
          <BatchCodes batchId={batchId} answer={answer} />
        ) : (
          <Chips label={words.which}>
            {choices.map((choice) => (
              <Chip key={choice} to={choice ? `?made=${choice}` : '?'} chosen={choice === made}>
                {words[choice ?? 'all']}
              </Chip>
            ))}
          </Chips>
        )}
        {items.length === 0 ? (
          <EmptyState
            title={words.none}
            level={2}
            action={
              <ButtonLink to="/manage/gift-cards" look="outline" size="compact">
                {words.clear}
              </ButtonLink>
            }
          >
            {words.noneText}
          </EmptyState>
        ) : (
          <List label={words.title}>
            {items.map((card) => (
              <CardRow key={card.id} card={card} />
            ))}
          </List>
        )}
        <CursorPager
          isFirst={isFirst}
          nextCursor={nextCursor}
          filter={{ q, made, batch: batchId }}
          note={words.order}
          next={words.next}
        />
      </div>
    </>
  )
}

type Managed = Answer<typeof listManagedCards>['items'][number]

function CardRow({ card }: { card: Managed }) {
  const { id, lastFour, amount, balance, state, sending, buyer, issuer, note } = card
  const whom = sending.name ?? (sending.mobile ? formatMobile(sending.mobile) : null)
  const notes = [buyer?.name ?? issuer?.name, whom, note, formatDate(card.createdAt)]
  return (
    <ListRow
      to={`/manage/gift-cards/${id}`}
      start={<SmallFace design={card.design} />}
      title={
        <>
          <bdi dir="ltr">…{lastFour}</bdi>
          <span className="ms-3">{tomanText(amount)}</span>
        </>
      }
      note={notes.filter(Boolean).join('، ')}
      end={
        state === 'active' ? (
          <span className="text-15 text-muted">
            {words.rest} {tomanText(balance)}
          </span>
        ) : (
          <Badge>{stateWords[state]}</Badge>
        )
      }
    />
  )
}
