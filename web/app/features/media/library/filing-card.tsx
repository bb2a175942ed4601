import type { LibraryFile } from '@arvand/contracts/panel/media'
import { moveFiles, tagFiles, untagFiles } from '@arvand/contracts/panel/media-folders'
import { X } from 'lucide-react'
import type { FormAnswer } from '../../../api/form-answer.ts'
import { ActionForm } from '../../../shell/action-form.tsx'
import { Card } from '../../../ui/card.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { folderWords as words } from '../words.ts'
import { type Filing, folderOptions } from './filing.ts'
import { TagField } from './tag-field.tsx'

interface FilingCardProps {
  readonly file: Pick<LibraryFile, 'folderId' | 'tags'>
  readonly filing: Filing
  readonly answerTo: (intent: string) => FormAnswer | undefined
}

/** In which folder a file stands, and its tags. */
export const FilingCard = ({ file, filing, answerTo }: FilingCardProps) => (
  <Card title={words.filing}>
    <div className="grid grid-cols-1 gap-5">
      {filing.folders.length > 0 ? (
        <ActionForm
          key={file.folderId}
          intent="move"
          to={moveFiles}
          answer={answerTo('move')}
          submit={words.move}
          button={{ variant: 'outline', size: 'compact' }}
        >
          <SelectField
            name="folderId"
            label={words.folder}
            placeholder={words.none}
            options={folderOptions(filing.folders)}
            defaultValue={file.folderId ?? ''}
          />
        </ActionForm>
      ) : null}
      {file.tags.length > 0 ? (
        <ul aria-label={words.tags} className="flex flex-wrap gap-x-4 gap-y-1">
          {file.tags.map((tag) => (
            <li key={tag} className="flex items-center gap-1">
              <TextLink
                to={`/teach/media?tag=${encodeURIComponent(tag)}`}
                className="inline-flex min-h-11 items-center"
              >
                {tag}
              </TextLink>
              <ActionForm
                intent="untag"
                to={untagFiles}
                answer={undefined}
                carry={{ tag }}
                submit={<span className="sr-only">{words.untagOf(tag)}</span>}
                button={{ variant: 'quiet', size: 'compact', icon: X }}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <ActionForm
        intent="tag"
        to={tagFiles}
        answer={answerTo('tag')}
        clears
        continues
        submit={words.addTag}
        button={{ variant: 'outline', size: 'compact' }}
      >
        <TagField tags={filing.tags.filter(({ tag }) => !file.tags.includes(tag))} />
      </ActionForm>
    </div>
  </Card>
)
