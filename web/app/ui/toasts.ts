export type ToastTone = 'success' | 'info' | 'warning' | 'danger'

export interface ToastContent {
  text: string
  tone?: ToastTone
  /** «بازگرداندن»: one action that the person can still take. */
  action?: { label: string; onAction: () => void }
}

type Listener = (toast: ToastContent) => void

const waiting: ToastContent[] = []
let listener: Listener | null = null
const openers = new Set<() => void>()

/** Shows a short piece of news over the page. Callable from anywhere in the browser. */
export function showToast(toast: ToastContent): void {
  if (listener) listener(toast)
  else waiting.push(toast)
  for (const open of openers) open()
}

/** Passes every toast to `show`, the waiting ones first. Returns the function that stops it. */
export function takeToasts(show: Listener): () => void {
  listener = show
  for (const toast of waiting.splice(0)) show(toast)
  return () => {
    if (listener === show) listener = null
  }
}

/** Calls back at the first toast, so that the code of the toast stack loads only then. */
export function onFirstToast(open: () => void): () => void {
  if (waiting.length > 0) open()
  return onToast(open)
}

/** Calls back at each toast from now on. Returns the function that stops it. */
export function onToast(tell: () => void): () => void {
  openers.add(tell)
  return () => openers.delete(tell)
}
