import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'disabled' | 'children'> {
  name: string
  children: ReactNode
  description?: ReactNode
  lockedReason?: ReactNode
}

/** A switch between on and off. In a plain form it is a checkbox. */
export function Switch({ children, description, lockedReason, ...input }: SwitchProps) {
  const hintId = useId()
  const hint = lockedReason ?? description
  return (
    <div>
      <label className="flex min-h-11 items-start gap-3 py-2 text-16 leading-7">
        <span className="relative h-7 w-12 shrink-0">
          <input
            {...input}
            type="checkbox"
            // biome-ignore lint/a11y/useAriaPropsForRole: a native box says itself whether it is checked
            role="switch"
            disabled={Boolean(lockedReason)}
            aria-describedby={hint ? hintId : undefined}
            className="peer absolute inset-0 h-7 w-12 cursor-pointer appearance-none rounded-full bg-edge transition-colors duration-150 checked:bg-primary-600 disabled:cursor-not-allowed disabled:bg-track forced-colors:appearance-auto"
          />
          <span className="pointer-events-none absolute start-1 top-1 size-5 rounded-full bg-disc transition-[inset-inline-start] duration-150 ease-out peer-checked:start-6 forced-colors:hidden" />
        </span>
        <span className="min-w-0 wrap-anywhere">{children}</span>
      </label>
      {hint ? (
        <p id={hintId} className="ms-15 text-14 leading-relaxed text-muted">
          {hint}
        </p>
      ) : null}
    </div>
  )
}
