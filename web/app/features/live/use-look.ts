import { type RefObject, useEffect, useRef } from 'react'
import type { ClassMedia } from './media/class-media.ts'
import { sizeFor } from './media/picture-size.ts'

/** Tells whose picture is on the screen and how large it is drawn, so that no other one comes. */
export function useLook(
  media: Pick<ClassMedia, 'look'> | null,
  person: string | null,
): RefObject<HTMLLIElement | null> {
  const place = useRef<HTMLLIElement>(null)
  useEffect(() => {
    const element = place.current
    if (!media || !element || person === null) return
    let isOnScreen = false
    const tell = () => {
      const isSeen = isOnScreen && !document.hidden
      media.look(person, isSeen ? sizeFor(element.clientWidth, window.devicePixelRatio) : null)
    }
    // A little earlier than it comes, so that it is there when it does.
    const seen = new IntersectionObserver(
      (entries) => {
        isOnScreen = entries.at(-1)?.isIntersecting ?? false
        tell()
      },
      { rootMargin: '100px' },
    )
    const sized = new ResizeObserver(tell)
    seen.observe(element)
    sized.observe(element)
    document.addEventListener('visibilitychange', tell)
    return () => {
      seen.disconnect()
      sized.disconnect()
      document.removeEventListener('visibilitychange', tell)
      media.look(person, null)
    }
  }, [media, person])
  return place
}
