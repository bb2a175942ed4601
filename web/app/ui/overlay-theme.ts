import { createContext, useContext } from 'react'

/**
 * The theme of a part of the page that differs from the page's own. Dialogs and menus that open from it stand outside of
 * it in the document, and take it from here.
 */
export const OverlayTheme = createContext<'light' | 'dark' | undefined>(undefined)

export const useOverlayTheme = () => useContext(OverlayTheme)
