import type { Answer } from '@arvand/contracts/endpoint'
import { addSlides, listSlides, setSlides } from '@arvand/contracts/panel/slides'
import { formatNumber } from '@arvand/persian/numbers'
import { useCallback, useEffect, useState } from 'react'
import { call, quietCall } from '../../../api/browser.ts'
import { attemptAloud } from '../../../api/error-catalogue.ts'
import { hearLive } from '../../../api/live-messages.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { List, ListRow } from '../../../ui/list.tsx'
import { UploadField } from '../../media/index.ts'
import { slideWords as words } from './slide-words.ts'

type Deck = Answer<typeof listSlides>['items'][number]

export interface SlidesDialogProps {
  readonly sessionId: string
  readonly onClose: () => void
}

const pollMs = 5_000

/** A host brings slides, and shows one of them or puts it away. */
export default function SlidesDialog({ sessionId, onClose }: SlidesDialogProps) {
  const { decks, load } = useDecks(sessionId)
  const [added, setAdded] = useState(0)
  const add = async (fileId: string) => {
    const { refusal } = await attemptAloud(call(addSlides, { sessionId, fileId }))
    if (!refusal) setAdded((count) => count + 1)
    await load()
  }
  const set = async (fileId: string | null) => {
    const { refusal } = await attemptAloud(call(setSlides, { sessionId, fileId }))
    if (refusal) return load()
    onClose()
  }
  return (
    <Dialog open title={words.manage} onClose={onClose}>
      <div className="grid gap-5 text-ink">
        <p className="text-15 text-muted">{words.note}</p>
        {decks?.length === 0 ? <p className="text-15">{words.none}</p> : null}
        {decks && decks.length > 0 ? (
          <List label={words.manage}>
            {decks.map((deck) => (
              <DeckRow key={deck.fileId} deck={deck} onSet={set} />
            ))}
          </List>
        ) : null}
        <UploadField
          key={added}
          name="slides"
          use="slides"
          accept="application/pdf,.pdf"
          label={words.file}
          limits={words.limits}
          onKept={(file) => file && void add(file.id)}
        />
        <p>
          <Button type="button" variant="outline" onClick={onClose}>
            {words.close}
          </Button>
        </p>
      </div>
    </Dialog>
  )
}

/** The slides of the session, loaded again while pages are being drawn. */
function useDecks(sessionId: string) {
  const [decks, setDecks] = useState<readonly Deck[] | null>(null)
  const load = useCallback(async () => {
    const listed = await quietCall(listSlides, { sessionId }).catch(() => null)
    if (listed) setDecks(listed.items)
  }, [sessionId])
  const isWaiting = decks?.some(({ pages, trouble }) => pages === null && trouble === null) ?? false
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => void load(), pollMs)
    return () => clearInterval(timer)
  }, [isWaiting, load])
  useEffect(() => {
    const hear = (payload: unknown) => {
      if ((payload as { state?: unknown }).state !== 'working') void load()
    }
    return hearLive('media', hear, () => void load())
  }, [load])
  return { decks, load }
}

function DeckRow({ deck, onSet }: { deck: Deck; onSet: (fileId: string | null) => Promise<void> }) {
  const { fileId, name, isShown, pages, trouble } = deck
  const note = pages === null ? (trouble ?? words.preparing) : words.pages(formatNumber(pages))
  return (
    <ListRow
      title={<bdi>{name}</bdi>}
      note={isShown ? `${note} · ${words.shown}` : note}
      end={
        pages === null ? null : isShown ? (
          <Button
            type="button"
            variant="outline"
            size="compact"
            aria-label={words.hideOf(name)}
            onClick={() => void onSet(null)}
          >
            {words.hide}
          </Button>
        ) : (
          <Button
            type="button"
            size="compact"
            aria-label={words.showOf(name)}
            onClick={() => void onSet(fileId)}
          >
            {words.show}
          </Button>
        )
      }
    />
  )
}
