import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react'

const asTheServerLeftIt = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true }

/**
 * The content of a popover, or a part of it. The server renders it, so that it opens without scripts; in a browser that
 * markup stays, and the component loads when the popover is about to open. It is no Suspense boundary, because a page
 * must not wait for it, and no update of the page may blank it. A page that was rendered in the browser has no markup
 * to keep and loads the component at once.
 */
export function popoverPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | null = null
  const loaded = async () => {
    Loaded ??= await load()
    return Loaded
  }
  // Loaded when the server starts, so that even its first page has the part.
  if (import.meta.env.SSR) void loaded()
  return function PopoverPart(props: Props) {
    const [Part, setPart] = useState(() => Loaded)
    const kept = useRef<HTMLDivElement>(null)
    useWish(kept, () => {
      // Without a connection the markup stays: its links are links. The next wish tries again.
      loaded().then(
        (part) => setPart(() => part),
        () => undefined,
      )
    })
    return Part ? (
      <div key="live" className="contents">
        <Part {...props} />
      </div>
    ) : (
      <div key="kept" ref={kept} className="contents" {...asTheServerLeftIt} />
    )
  }
}

/** Calls when the popover around the element opens, or the pointer or the focus comes to a button that opens it. */
function useWish(inside: RefObject<HTMLElement | null>, wish: () => void): void {
  const tell = useRef(wish)
  useEffect(() => {
    const element = inside.current
    const popover = element?.closest<HTMLElement>('[popover]')
    if (!element || !popover) return
    const told = () => tell.current()
    if (!element.hasChildNodes() || popover.matches(':popover-open')) told()
    const buttons = document.querySelectorAll(`[popovertarget="${popover.id}"]`)
    const end = new AbortController()
    popover.addEventListener('beforetoggle', told, end)
    for (const button of buttons) {
      button.addEventListener('pointerenter', told, end)
      button.addEventListener('focus', told, end)
    }
    return () => end.abort()
  }, [inside])
}
