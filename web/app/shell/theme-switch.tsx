import { Monitor, Moon, Sun } from 'lucide-react'
import { useEffect, useId } from 'react'
import { useFetcher } from 'react-router'
import type { FormAnswer } from '../api/form-answer.ts'
import { Icon } from '../ui/icon.tsx'
import { showToast } from '../ui/toasts.ts'
import type { Theme } from './theme.ts'
import { useRoot } from './use-root.ts'

const choices = [
  { value: '', label: 'خودکار', icon: Monitor },
  { value: 'light', label: 'روشن', icon: Sun },
  { value: 'dark', label: 'تیره', icon: Moon },
] as const

const raised = 'aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-float'
const frames = {
  line: 'flex rounded-full border border-current/25 p-0.5',
  icons: 'flex rounded-option bg-sunken p-1',
  words: 'flex rounded-option bg-sunken p-1',
}
const buttons = {
  line: 'grid size-11 place-items-center rounded-full aria-pressed:bg-current/15',
  icons: `grid size-11 place-items-center rounded-control text-muted ${raised}`,
  words: `flex min-h-10 flex-1 items-center justify-center gap-2 rounded-control text-14 font-label text-muted pointer-coarse:min-h-11 ${raised}`,
}

/**
 * Chooses the theme: as the device has it, light, or dark. A plain form, so it works without JavaScript. `words` writes
 * each choice out, `icons` leaves even the title to screen readers.
 */
export function ThemeSwitch({ look = 'line' }: { look?: 'line' | 'icons' | 'words' }) {
  const { theme } = useRoot()
  const label = useId()
  const fetcher = useFetcher<FormAnswer | null>()
  const refused = fetcher.data?.error
  useEffect(() => {
    if (refused) showToast({ tone: 'warning', text: refused })
  }, [refused])
  const asked = fetcher.formData?.get('theme')
  const current: Theme | '' = (asked as Theme | '' | undefined) ?? theme ?? ''
  return (
    <fetcher.Form
      method="post"
      action="/theme"
      className={look === 'words' ? 'grid gap-1' : 'flex items-center gap-3'}
    >
      <input type="hidden" name="intent" value="theme" />
      <span id={label} className={look === 'icons' ? 'sr-only' : 'text-14'}>
        روشنایی صفحه
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in this line */}
      <div role="group" aria-labelledby={label} className={frames[look]}>
        {choices.map(({ value, label, icon }) => (
          <button
            key={value}
            name="theme"
            value={value}
            type="submit"
            title={look === 'words' ? undefined : label}
            aria-label={look === 'words' ? undefined : label}
            aria-pressed={current === value}
            className={buttons[look]}
          >
            <Icon of={icon} />
            {look === 'words' ? label : null}
          </button>
        ))}
      </div>
    </fetcher.Form>
  )
}
