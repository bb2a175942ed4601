import type { ComponentType } from 'react'
import { lazy, Suspense } from 'react'
import { buttonClasses } from './button-variant.ts'

/**
 * A heavy part of a page, loaded when it is first rendered. When it cannot be loaded (no network, or a newer release
 * replaced its file) it says so and leaves the page as it is. Until it is loaded, `Meanwhile` is shown.
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
 * A part that the server renders with its page, while its scripts load at hydration. Until then the server's markup
 * stays, readable without any script. It has no Suspense boundary of its own: in a navigation the previous page stays
 * until the part is loaded, and a state change during hydration does not blank the server's markup.
 */
export function laterPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Part = lazy<ComponentType<Props>>(() => load().catch(() => ({ default: FailedPart })))
  if (!import.meta.env.SSR) return Part
  let Ready: ComponentType<Props> | null = null
  // Loaded when the server starts, so that even its first page does not stream the part after itself.
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

/** Below the other floating parts at the foot of the window, so that their buttons stay usable. */
function FailedPart() {
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-24 z-30 mx-auto flex max-w-xl flex-wrap items-center justify-between gap-3 rounded-option bg-warning-100 px-5 py-3 text-15 text-warning-700 shadow-float lg:bottom-4"
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
