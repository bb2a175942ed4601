import type { Answer } from '@arvand/contracts/endpoint'
import type { listQuestionCategories } from '@arvand/contracts/teacher/questions'
import type { Option } from '../../../ui/select-field.tsx'

export type Bank = Answer<typeof listQuestionCategories>
export type Category = Bank['items'][number]

export interface CategoryNode extends Category {
  /** Of it and of all below it. */
  readonly all: number
  readonly children: readonly CategoryNode[]
}

/** The categories as a tree; parents stand before their children in the list. */
export function treeOf(categories: readonly Category[], parentId: string | null = null): CategoryNode[] {
  return categories
    .filter((one) => one.parentId === parentId)
    .map((one) => {
      const children = treeOf(categories, one.id)
      return { ...one, children, all: children.reduce((sum, { all }) => sum + all, one.questions) }
    })
}

/** The names from the top to a category. */
export function pathOf(categories: readonly Category[], id: string | null): Category[] {
  const found = categories.find((one) => one.id === id)
  return found ? [...pathOf(categories, found.parentId), found] : []
}

/** All categories to choose from, each with the names above it; `without` leaves out one and all below it. */
export const categoryOptions = (categories: readonly Category[], without?: string): Option[] =>
  categories.flatMap(({ id }) => {
    const path = pathOf(categories, id)
    if (path.some((one) => one.id === without)) return []
    return [{ value: id, label: path.map(({ title }) => title).join(' › ') }]
  })
