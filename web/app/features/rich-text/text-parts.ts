import { createContext, type ReactNode } from 'react'

/**
 * Draws the words of a text in another way, e.g. with fields at the blanks of a question; null draws them as they are.
 */
export const TextPartsContext = createContext<((words: string) => ReactNode) | null>(null)
