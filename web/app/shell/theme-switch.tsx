import { Monitor, Moon, Sun } from 'lucide-react'
import { useEffect, useId } from 'react'
import { useFetcher } from 'react-router'
import type { FormAnswer } from '../api/form-answer.ts'
import { Icon } from '../ui/icon.tsx'
import { showToast } from '../ui/toasts.ts'
import type { Theme } from './theme.ts'
import { useRoot } from './use-root.ts'

const choices = [
  { value: '', label: 'هماهنگ با دستگاه', icon: Monitor },
  { value: 'light', label: 'روشن', icon: Sun },
  { value: 'dark', label: 'تیره', icon: Moon },
] as const

/** Chooses the theme: as the device has it, light, or dark. A plain form, so it works without JavaScript. */
export function ThemeSwitch({ compact = false }: { compact?: boolean }) {
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
    <fetcher.Form method="post" action="/theme" className="flex items-center gap-3">
      <input type="hidden" name="intent" value="theme" />
      <span id={label} className={compact ? 'sr-only' : 'text-14'}>
        روشنایی صفحه
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in this line */}
      <div role="group" aria-labelledby={label} className="flex rounded-full border border-current/25 p-0.5">
        {choices.map(({ value, label, icon }) => (
          <button
            key={value}
            name="theme"
            value={value}
            type="submit"
            title={label}
            aria-label={label}
            aria-pressed={current === value}
            className="grid size-11 place-items-center rounded-full aria-pressed:bg-current/15"
          >
            <Icon of={icon} />
          </button>
        ))}
      </div>
    </fetcher.Form>
  )
}
