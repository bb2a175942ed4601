import { RadioGroup } from '../../ui/radio-group.tsx'
import { downloadSize } from './download-size.ts'
import type { PackChoice } from './pack.ts'
import { downloadWords as words } from './words.ts'

interface ChoiceOfSizeProps {
  /** Whether the video's sound can be downloaded alone. */
  readonly hasChoice: boolean
  /** «درس کامل» */
  readonly whole: string
  readonly bytes: (choice: PackChoice) => number
  readonly choice: PackChoice
  readonly onChoice: (choice: PackChoice) => void
}

/** The size of the download, and the choice between the whole lesson and its sound. */
export function ChoiceOfSize({ hasChoice, whole, bytes, choice, onChoice }: ChoiceOfSizeProps) {
  const sized = (name: string, one: PackChoice) => `${name}، ${downloadSize(bytes(one))}`
  if (!hasChoice) return <p>{sized(whole, 'whole')}</p>
  return (
    <RadioGroup
      name="pack-choice"
      label={words.choice}
      defaultValue={choice}
      choices={[
        { value: 'whole', label: sized(whole, 'whole') },
        { value: 'sound', label: sized(words.sound, 'sound'), description: words.soundNote },
      ]}
      onChange={({ currentTarget }) => onChoice(currentTarget.value === 'sound' ? 'sound' : 'whole')}
    />
  )
}
