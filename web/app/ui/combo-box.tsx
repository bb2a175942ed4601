import { searchKey } from '@arvand/persian/text'
import { ChevronDown } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { ComboBox as Root } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { Persian } from './aria/persian.tsx'
import { AriaHint, AriaLabel } from './aria-words.tsx'
import type { FieldWords } from './field.tsx'
import { controlClasses } from './field.tsx'
import { Icon } from './icon.tsx'
import type { RichOption } from './option-list.tsx'
import { OptionList } from './option-list.tsx'

interface ComboBoxProps extends FieldWords {
  /** The form carries the value of the chosen option under this name. */
  name: string
  options: readonly RichOption[]
  placeholder?: string
  defaultValue?: string
  onChange?: (value: string | null) => void
  /** Called with the typed text, to load options; then the options are not filtered here. */
  onSearch?: (text: string) => void
}

const contains = (text: string, typed: string) => searchKey(text).includes(searchKey(typed))

/** Selects one of very many options by typing; ی and ي, half-spaces and digits of any script are treated alike. */
export function ComboBox(props: ComboBoxProps) {
  const { name, options, placeholder, defaultValue, onChange, onSearch, ...words } = props
  const off = Boolean(words.lockedReason)
  const look = controlClasses({ disabled: off, 'aria-invalid': words.error ? true : undefined })
  return (
    <Persian>
      <Root
        name={name}
        formValue="key"
        defaultItems={onSearch ? undefined : options.map((option) => ({ ...option, id: option.value }))}
        items={onSearch ? options.map((option) => ({ ...option, id: option.value })) : undefined}
        defaultFilter={contains}
        defaultValue={defaultValue ?? null}
        isDisabled={off}
        isInvalid={Boolean(words.error)}
        allowsEmptyCollection
        menuTrigger="focus"
        onChange={(value) => onChange?.(value === null ? null : String(value))}
        onInputChange={onSearch}
        className={`min-w-0 ${words.className ?? ''}`}
      >
        <Label className={words.hideLabel ? 'sr-only' : ''}>
          <AriaLabel words={words} />
        </Label>
        <span className="relative block">
          <Input placeholder={placeholder} className={`${look} h-12 bidi-plain pe-12`} />
          <Button className="absolute inset-y-0 end-0 grid w-12 cursor-pointer place-items-center rounded-control text-muted">
            <Icon of={ChevronDown} size={18} />
          </Button>
        </span>
        <Text slot={words.error ? 'errorMessage' : 'description'}>
          <AriaHint words={words} />
        </Text>
        <OptionList nothing="چیزی با این نوشته پیدا نشد." />
      </Root>
    </Persian>
  )
}
