import { toLatinDigits } from '@arvand/persian/digits'
import { useState } from 'react'
import { TextArea } from '../../../ui/text-area.tsx'
import { rulesWords as words } from '../words/editor-words.ts'
import { isAddressRange } from './address-range.ts'

interface AddressesProps {
  readonly addresses: readonly string[]
  readonly onAddresses: (addresses: string[]) => void
}

const most = 50

const linesOf = (typed: string): string[] =>
  toLatinDigits(typed)
    .split('\n')
    .map((line) => line.trim().toLowerCase())
    .filter((line) => line !== '')

/** From where the exam may be begun, an address or a range in each line; what is no address is not saved. */
export function AddressesField({ addresses, onAddresses }: AddressesProps) {
  const [typed, setTyped] = useState(() => addresses.join('\n'))
  const wrong = linesOf(typed).find((line) => !isAddressRange(line))
  return (
    <TextArea
      name="addresses"
      label={words.addresses}
      description={words.addressesHint}
      error={wrong === undefined ? undefined : words.addressWrong(wrong)}
      dir="ltr"
      rows={3}
      spellCheck={false}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value)
        onAddresses([...new Set(linesOf(target.value).filter(isAddressRange))].slice(0, most))
      }}
    />
  )
}
