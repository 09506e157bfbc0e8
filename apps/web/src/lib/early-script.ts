import { sessionStorageKey } from './session/stored-session.ts';
import { themeStorageKey } from './theme.ts';

/**
 * Runs in the head before the first paint: a chosen theme never flashes, and a signed-in visitor
 * does not see the buttons 'Masuk' and 'Daftar' for a moment. Carries the nonce of the response.
 */
export const earlyScript = `try{var d=document.documentElement.dataset,t=localStorage.getItem('${themeStorageKey}');if(t==='light'||t==='dark')d.theme=t;if(localStorage.getItem('${sessionStorageKey}'))d.session='stored'}catch(e){}`;
