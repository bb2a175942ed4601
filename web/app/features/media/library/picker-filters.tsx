import type { FileKind, FileUse } from '@arvand/contracts/panel/media'
import { listFolders, listTags } from '@arvand/contracts/panel/media-folders'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { call } from '../../../api/browser.ts'
import { attempt } from '../../../api/refusal.ts'
import { type Option, SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { folderWords, libraryWords, pickerWords as words } from '../words.ts'
import { type Filing, folderOptions, tagOptions } from './filing.ts'
import { kinds, usedOptions } from './library-list.tsx'

/** What the picker's files are filtered by, as the list of a library takes it; an empty text filters nothing. */
export interface PickerFilter {
  readonly q: string
  readonly kind: FileKind | ''
  readonly folder: string
  readonly tag: string
  readonly used: 'yes' | 'no' | ''
}

export const noFilter: PickerFilter = { q: '', kind: '', folder: '', tag: '', used: '' }

interface FiltersProps {
  readonly use: FileUse
  readonly value: PickerFilter
  readonly onChange: (value: PickerFilter) => void
}

/** The filters of the library, in the dialog that picks one of its files. */
export function PickerFilters({ use, value, onChange }: FiltersProps) {
  const { folders, tags } = useFiling()
  const select = (name: keyof PickerFilter, label: string, all: string, options: readonly Option[]) => (
    <SelectField
      name={name}
      label={label}
      hideLabel
      placeholder={all}
      options={options}
      value={value[name]}
      onChange={(event) => onChange({ ...value, [name]: event.currentTarget.value })}
      className="flex-[1_1_8rem]"
    />
  )
  return (
    <div className="grid grid-cols-1 gap-3">
      <TextField
        name="q"
        type="search"
        label={words.search}
        icon={Search}
        maxLength={120}
        value={value.q}
        onChange={(event) => onChange({ ...value, q: event.currentTarget.value })}
      />
      <div className="flex flex-wrap gap-3">
        {use === 'lesson'
          ? select(
              'kind',
              libraryWords.kindsLabel,
              words.everyKind,
              kinds.map((kind) => ({ value: kind, label: libraryWords.kinds[kind] })),
            )
          : null}
        {folders.length > 0
          ? select('folder', folderWords.folder, words.everyFolder, [
              ...folderOptions(folders),
              { value: 'none', label: folderWords.none },
            ])
          : null}
        {tags.length > 0 ? select('tag', folderWords.tag, folderWords.everyTag, tagOptions(tags)) : null}
        {select('used', libraryWords.usedLabel, libraryWords.usedOrNot, usedOptions)}
      </div>
    </div>
  )
}

/** The person's folders and tags; without them the files are found by name alone. */
function useFiling(): Filing {
  const [filing, setFiling] = useState<Filing>({ folders: [], tags: [] })
  useEffect(() => {
    let isGone = false
    const load = async () => {
      const both = Promise.all([call(listFolders, {}), call(listTags, {})])
      const { answer } = await attempt(both)
      if (answer && !isGone) setFiling({ folders: answer[0].items, tags: answer[1].items })
    }
    void load()
    return () => {
      isGone = true
    }
  }, [])
  return filing
}
