import type { ReactNode } from 'react'
import { Focusable } from 'react-aria-components/Focusable'
import { Tooltip as Bubble, TooltipTrigger } from 'react-aria-components/Tooltip'
import { Persian } from './aria/persian.tsx'

interface TooltipProps {
  /** A few words, which must not be essential. */
  text: string
  /** Classes of the element that the tooltip explains. */
  className?: string
  children: ReactNode
}

/** A tooltip on hover and focus for a short element. For panel pages: it loads React Aria. */
export function Tooltip({ text, className = '', children }: TooltipProps) {
  return (
    <Persian>
      <TooltipTrigger delay={400} closeDelay={100}>
        <Focusable>
          <button type="button" className={`cursor-help rounded-small ${className}`}>
            {children}
          </button>
        </Focusable>
        <Bubble
          offset={8}
          className="max-w-72 animate-appear rounded-control bg-inverse px-3 py-1.5 text-14 leading-relaxed text-on-inverse shadow-float"
        >
          {text}
        </Bubble>
      </TooltipTrigger>
    </Persian>
  )
}
