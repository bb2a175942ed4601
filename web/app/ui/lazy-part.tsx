import type { ComponentType } from 'react'
import { lazy, Suspense } from 'react'
import { buttonClasses } from './button-variant.ts'

/**
 * A heavy part of a page, fetched when it is first drawn. Where it cannot be fetched (no network, or a newer release
 * took its place) it says so and leaves the page as it is. Until it is here, `Meanwhile` stands in its place.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Meanwhile?: ComponentType<Props>,
) {
  const Part = lazy<ComponentType<Props>>(() => load().catch(() => ({ default: FailedPart })))
  return function LazyPart(props: Props) {
    return (
      <Suspense fallback={Meanwhile ? <Meanwhile {...props} /> : null}>
        <Part {...props} />
      </Suspense>
    )
  }
}

/**
 * A part that the server draws with its page, while its scripts come by themselves when the page wakes. What was drawn
 * stands until then, to be read without any script. It has no boundary of its own: on the way from another page that page
 * stays until the part is here, and a change while the page wakes does not blank what the server drew.
 */
export function laterPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Part = lazy<ComponentType<Props>>(() => load().catch(() => ({ default: FailedPart })))
  if (!import.meta.env.SSR) return Part
  let Ready: ComponentType<Props> | null = null
  // Asked for as the server starts, so that even its first page does not stream the part after itself.
  void load().then(
    ({ default: part }) => {
      Ready = part
    },
    () => undefined,
  )
  return function LaterPart(props: Props) {
    return Ready ? <Ready {...props} /> : <Part {...props} />
  }
}

/** Under whatever else floats at the foot of the window: what can be done there must stay at hand. */
function FailedPart() {
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-20 z-30 mx-auto flex max-w-xl flex-wrap items-center justify-between gap-3 rounded-option bg-warning-100 px-5 py-3 text-15 text-warning-700 shadow-float xl:bottom-4"
    >
      این بخش باز نشد. اینترنت را ببینید، سپس صفحه را تازه کنید.
      <button
        type="button"
        onClick={() => window.location.reload()}
        className={buttonClasses({ variant: 'outline', size: 'compact' })}
      >
        تازه کردن صفحه
      </button>
    </div>
  )
}
