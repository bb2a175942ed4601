import { Check, CircleAlert, Info, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Text } from 'react-aria-components/Text'
import {
  UNSTABLE_ToastRegion as Region,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastContent as ToastText,
} from 'react-aria-components/Toast'
import { Persian } from './aria/persian.tsx'
import type { LucideIcon } from './icon.tsx'
import { Icon } from './icon.tsx'
import type { ToastContent, ToastTone } from './toasts.ts'
import { takeToasts } from './toasts.ts'

const icons: Record<ToastTone, LucideIcon> = {
  success: Check,
  info: Info,
  warning: CircleAlert,
  danger: CircleAlert,
}
/** In milliseconds, long enough to read and to act; the timer pauses while the pointer is on its buttons or the focus on the toast. */
const readingTime = 8000

/**
 * Shows the toasts where they cover no button that they answer: over the header of narrow windows, whose buttons stand
 * at the foot, and in the last corner of wide ones, or below the header where a form has a button in that corner; beside
 * the uploads there. A press beside a toast's buttons goes through to the page. A chunk of its own.
 */
export default function ToastStack() {
  const [queue] = useState(() => new ToastQueue<ToastContent>({ maxVisibleToasts: 3 }))
  const [isHigh, setHigh] = useState(false)
  useEffect(
    () =>
      takeToasts((toast) => {
        setHigh(isFootTaken())
        addTo(queue, toast)
      }),
    [queue],
  )
  return (
    <Persian>
      <Region
        queue={queue}
        aria-label="خبرها"
        className={`pointer-events-none fixed inset-x-4 top-[max(0.5rem,env(safe-area-inset-top))] z-50 mx-auto flex max-w-xl flex-col-reverse gap-2 rounded-option outline-hidden lg:inset-x-auto lg:end-6 ${isHigh ? 'lg:top-20' : 'lg:top-auto lg:bottom-6'} lg:w-md lg:in-[:has([data-upload-tray])]:end-106 data-focus-visible:ring-2 data-focus-visible:ring-primary-600`}
      >
        {({ toast }) => (
          <Toast
            toast={toast}
            className="flex min-h-14 animate-rise items-center gap-2 rounded-option bg-inverse px-4 py-2.5 sm:gap-3 sm:px-5 text-on-inverse shadow-float"
          >
            <Icon of={icons[toast.content.tone ?? 'success']} />
            <ToastText className="min-w-0 flex-1 text-15">
              <Text slot="title">{toast.content.text}</Text>
            </ToastText>
            {toast.content.action ? (
              <Button
                onPress={() => {
                  toast.content.action?.onAction()
                  queue.close(toast.key)
                }}
                className="pointer-events-auto min-h-11 cursor-pointer rounded-control px-1 text-15 font-label whitespace-nowrap text-inverse-action sm:px-2 outline-current"
              >
                {toast.content.action.label}
              </Button>
            ) : null}
            <Button
              slot="close"
              className="pointer-events-auto -me-2.5 grid size-11 cursor-pointer place-items-center rounded-control outline-current"
            >
              <Icon of={X} />
            </Button>
          </Toast>
        )}
      </Region>
    </Persian>
  )
}

/** The same news again takes the place of the old one, whose action would undo what is over. */
function addTo(queue: ToastQueue<ToastContent>, toast: ToastContent): void {
  for (const { key, content } of queue.visibleToasts) if (content.text === toast.text) queue.close(key)
  queue.add(toast, { timeout: readingTime })
}

/** In pixels, from the last corner of the window: where three toasts would stand. */
const corner = { width: 472, height: 220 }

/** Whether a button of a form stands where the toasts would. */
function isFootTaken(): boolean {
  const { innerWidth, innerHeight } = window
  const isRtl = document.documentElement.dir === 'rtl'
  return [...document.querySelectorAll('main form button')].some((button) => {
    const { left, right, top, bottom, width } = button.getBoundingClientRect()
    const isBeside = isRtl ? left < corner.width : right > innerWidth - corner.width
    return width > 0 && isBeside && bottom > innerHeight - corner.height && top < innerHeight
  })
}
