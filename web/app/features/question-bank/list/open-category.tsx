import {
  addQuestionCategory,
  moveQuestionCategory,
  removeQuestionCategory,
  renameQuestionCategory,
} from '@arvand/contracts/teacher/questions'
import type { FormAnswer } from '../../../api/form-answer.ts'
import { ActionForm } from '../../../shell/action-form.tsx'
import { ConfirmedForm } from '../../../shell/confirmed-form.tsx'
import { Fold } from '../../../ui/fold.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { categoryWords as words } from '../words.ts'
import { type Category, categoryOptions } from './categories.ts'
import { removeCategoryQuestion } from './remove-category-question.ts'

interface OpenCategoryProps {
  readonly categories: readonly Category[]
  readonly open: Category | undefined
  readonly answerTo: (intent: string) => FormAnswer | undefined
}

/** Adds a category, here or at the top; renames, moves and removes the one that is open. */
export function OpenCategory({ categories, open, answerTo }: OpenCategoryProps) {
  return (
    <div className="flex flex-wrap items-start gap-3">
      <Fold
        label={open ? words.newInside : words.new}
        variant="quiet"
        open={answerTo('addCategory') !== undefined}
      >
        <ActionForm
          key={open?.id}
          intent="addCategory"
          to={addQuestionCategory}
          answer={answerTo('addCategory')}
          clears
          carry={{ parentId: open?.id }}
          submit={words.add}
          button={{ size: 'compact' }}
        >
          <TextField name="title" label={words.name} />
        </ActionForm>
      </Fold>
      {open ? (
        <>
          <Fold label={words.rename} variant="quiet" open={answerTo('renameCategory') !== undefined}>
            <ActionForm
              key={`${open.id} ${open.title}`}
              intent="renameCategory"
              to={renameQuestionCategory}
              answer={answerTo('renameCategory')}
              carry={{ categoryId: open.id }}
              submit={words.saveName}
              button={{ size: 'compact' }}
            >
              <TextField name="title" label={words.name} defaultValue={open.title} />
            </ActionForm>
          </Fold>
          <Fold label={words.move} variant="quiet" open={answerTo('moveCategory') !== undefined}>
            <ActionForm
              key={`${open.id} ${open.parentId}`}
              intent="moveCategory"
              to={moveQuestionCategory}
              answer={answerTo('moveCategory')}
              carry={{ categoryId: open.id }}
              submit={words.doMove}
              button={{ size: 'compact' }}
            >
              <SelectField
                name="parentId"
                label={words.into}
                placeholder={words.top}
                options={categoryOptions(categories, open.id)}
                defaultValue={open.parentId ?? ''}
              />
            </ActionForm>
          </Fold>
          <ConfirmedForm
            key={`remove ${open.id}`}
            intent="removeCategory"
            to={removeQuestionCategory}
            answer={answerTo('removeCategory')}
            carry={{ categoryId: open.id }}
            submit={words.remove}
            button={{ variant: 'quiet', size: 'compact' }}
            question={() => removeCategoryQuestion}
          />
        </>
      ) : null}
    </div>
  )
}
