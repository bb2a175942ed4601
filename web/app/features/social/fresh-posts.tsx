import { listFeed } from '@arvand/contracts/panel/social'
import { localDigits } from '@arvand/persian/digits'
import { ArrowUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { quietCall } from '../../api/browser.ts'
import { followTopic } from '../../api/live-topics.ts'
import { attempt } from '../../api/refusal.ts'
import { ButtonLink } from '../../ui/link.tsx'
import { useSession } from '../identity/index.ts'
import { feedWords as words } from './words.ts'

interface FreshPostsProps {
  readonly items: readonly { readonly id: string }[]
  /** The first page by time, where the newest posts stand. */
  readonly isTop: boolean
}

/** How many posts came to the feed since it was loaded, and the way to them. The list stays as it is until pressed. */
export function FreshPosts({ items, isTop }: FreshPostsProps) {
  const [fresh, seeAll] = useFreshPosts(items, isTop)
  const start = useRef<HTMLDivElement>(null)
  const show = () => {
    seeAll()
    start.current?.scrollIntoView()
    start.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <div ref={start} tabIndex={-1} className="-mb-5 h-0 scroll-mt-24 outline-none" />
      <div role="status" className="sticky top-24 z-10 -mb-5 flex h-0 justify-center">
        {fresh > 0 ? (
          <ButtonLink
            to="/panel/feed"
            preventScrollReset
            onClick={show}
            variant="soft"
            size="compact"
            icon={ArrowUp}
            className="-translate-y-1/2 shadow-float"
          >
            {words.fresh(localDigits(String(fresh)))}
          </ButtonLink>
        ) : null}
      </div>
    </>
  )
}

/** Ids are in the order of time. */
const newestOf = (items: FreshPostsProps['items']) =>
  items.map(({ id }) => id).reduce((a, b) => (a > b ? a : b), '')

function useFreshPosts(items: FreshPostsProps['items'], isTop: boolean): [number, () => void] {
  const personId = useSession().data?.user.id
  const [heard, setHeard] = useState<ReadonlySet<string>>(new Set())
  const shown = useRef({ items, isTop })
  useEffect(() => {
    shown.current = { items, isTop }
    const newest = newestOf(items)
    if (isTop) setHeard((all) => new Set([...all].filter((id) => id > newest)))
  }, [items, isTop])
  useEffect(() => {
    if (!personId) return
    const add = (ids: readonly string[]) => {
      const newest = shown.current.isTop ? newestOf(shown.current.items) : ''
      setHeard((all) => new Set([...all, ...ids.filter((id) => id > newest)]))
    }
    let isFirst = true
    const followed = followTopic(
      { topic: 'social.feed', id: personId },
      {
        hear: (_, payload) => add([(payload as { postId: string }).postId]),
        load: () => undefined,
        // Nobody was told what came while the line was cut.
        async joined() {
          const wasCut = !isFirst
          isFirst = false
          if (!wasCut || !shown.current.isTop) return
          const { answer } = await attempt(quietCall(listFeed, { feed: 'following', order: 'time' }))
          add(answer?.items.flatMap(({ id, author }) => (author.id === personId ? [] : [id])) ?? [])
        },
      },
    )
    return followed.leave
  }, [personId])
  return [heard.size, () => setHeard(new Set())]
}
