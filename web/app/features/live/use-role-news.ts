import { useEffect, useRef, useState } from 'react'
import { showToast } from '../../ui/toasts.ts'
import { mediaWords as words } from './media-words.ts'
import type { ClassPerson } from './tile.tsx'

/** Who became co-host or is none any more, in words; whom it concerns is told by a toast. */
export function useRoleNews(people: readonly ClassPerson[]): string {
  const known = useRef(rolesOf(people))
  const [news, setNews] = useState('')
  useEffect(() => {
    const before = known.current
    known.current = rolesOf(people)
    const changed = people.filter(({ id, isCoHost }) => before.has(id) && before.get(id) !== isCoHost)
    const me = changed.find(({ isMe }) => isMe)
    if (me) showToast({ tone: 'info', text: me.isCoHost ? words.youAreCoHost : words.youWereCoHost })
    const others = changed.filter(({ isMe }) => !isMe)
    if (others.length > 0)
      setNews(
        others.map(({ name, isCoHost }) => (isCoHost ? words.becameCoHost : words.wasCoHost)(name)).join(' '),
      )
  }, [people])
  return news
}

const rolesOf = (people: readonly ClassPerson[]): ReadonlyMap<string, boolean> =>
  new Map(people.map(({ id, isCoHost }) => [id, isCoHost]))
