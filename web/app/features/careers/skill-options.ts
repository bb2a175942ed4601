import type { Skill } from '@arvand/contracts/careers'

/** The skills of the tree as options, each under the name of its field. */
export const skillOptions = (tree: readonly Skill[]) =>
  tree
    .filter(({ parentId }) => parentId !== null)
    .map(({ id, title, parentId }) => ({
      value: id,
      label: `${tree.find((field) => field.id === parentId)?.title ?? ''}: ${title}`,
    }))
