import { ChevronDown } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { Label } from 'react-aria-components/Label'
import { Select as Root, SelectValue } from 'react-aria-components/Select'
import { Text } from 'react-aria-components/Text'
import { Persian } from './aria/persian.tsx'
import { AriaHint, AriaLabel } from './aria-words.tsx'
import type { FieldWords } from './field.tsx'
import { controlClasses } from './field.tsx'
import { Icon } from './icon.tsx'
import type { RichOption } from './option-list.tsx'
import { OptionList } from './option-list.tsx'

interface SelectProps extends FieldWords {
  name: string
  options: readonly RichOption[]
  placeholder?: string
  defaultValue?: string
  onChange?: (value: string) => void
}

/** Selects one of many options that have a few words each. For panel pages; elsewhere `SelectField`. */
export function Select({ name, options, placeholder, defaultValue, onChange, ...words }: SelectProps) {
  const off = Boolean(words.lockedReason)
  const look = controlClasses({ disabled: off, 'aria-invalid': words.error ? true : undefined })
  return (
    <Persian>
      <Root
        name={name}
        defaultValue={defaultValue ?? null}
        placeholder={placeholder ?? 'یکی را انتخاب کنید'}
        isDisabled={off}
        isInvalid={Boolean(words.error)}
        onChange={(value) => onChange?.(String(value))}
        className={`min-w-0 ${words.className ?? ''}`}
      >
        <Label className={words.hideLabel ? 'sr-only' : ''}>
          <AriaLabel words={words} />
        </Label>
        <Button className={`${look} flex h-12 cursor-pointer items-center gap-2 text-start`}>
          <SelectValue className="min-w-0 flex-1 truncate data-placeholder:text-muted [&_[slot=description]]:hidden">
            {({ selectedText, defaultChildren }) => selectedText || defaultChildren}
          </SelectValue>
          <Icon of={ChevronDown} size={18} className="text-muted" />
        </Button>
        <Text slot={words.error ? 'errorMessage' : 'description'}>
          <AriaHint words={words} />
        </Text>
        <OptionList options={options} />
      </Root>
    </Persian>
  )
}
