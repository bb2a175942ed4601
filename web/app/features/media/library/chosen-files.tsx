import { removeFiles } from '@arvand/contracts/panel/media'
import { moveFiles, tagFiles } from '@arvand/contracts/panel/media-folders'
import { formatNumber } from '@arvand/persian/numbers'
import type { ReactNode } from 'react'
import type { FormAnswer, Question } from '../../../api/form-answer.ts'
import { type BulkAct, BulkForm } from '../../../shell/bulk-form.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { libraryWords, folderWords as words } from '../words.ts'
import { type Filing, folderOptions } from './filing.ts'
import { TagField } from './tag-field.tsx'

interface ChosenProps {
  readonly filing: Filing
  readonly answer: FormAnswer | undefined
  readonly children: ReactNode
}

/** The ticked files: they move into a folder, get a tag, or are removed. */
export const ChosenFiles = ({ filing: { folders, tags }, answer, children }: ChosenProps) => (
  <BulkForm
    name="fileIds"
    answer={answer}
    hint={words.chooseHint}
    acts={[...(folders.length > 0 ? [moving(folders)] : []), tagging(tags), removing]}
  >
    {children}
  </BulkForm>
)

const moving = (folders: Filing['folders']): BulkAct => ({
  intent: 'moveChosen',
  to: moveFiles,
  title: words.moving,
  submit: words.move,
  fields: (
    <SelectField
      name="folderId"
      label={words.toFolder}
      placeholder={words.none}
      options={folderOptions(folders)}
      defaultValue={folders[0]?.id}
      className="flex-[1_1_9rem] md:max-w-64"
    />
  ),
})

const tagging = (tags: Filing['tags']): BulkAct => ({
  intent: 'tagChosen',
  to: tagFiles,
  title: words.tagging,
  submit: words.addTag,
  fields: <TagField tags={tags} className="flex-[1_1_9rem] md:max-w-64" />,
})

export const removeChosenQuestion = (count: number): Question => ({
  title: words.removeTitle(formatNumber(count)),
  text: words.removeText,
  confirm: libraryWords.removeConfirm,
  danger: true,
})

const removing: BulkAct = {
  intent: 'removeChosen',
  to: removeFiles,
  title: words.removing,
  submit: libraryWords.removeConfirm,
  danger: true,
  fields: null,
  question: (count) => removeChosenQuestion(count),
}
