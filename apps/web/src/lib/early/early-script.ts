import { sessionStorageKey } from '../session/stored-session.ts';
import { themeStorageKey } from '../theme.ts';

/** Whether this browser has the web font; then the first paint has it too. */
const lettersStorageKey = 'kawanusaha_letters';

/**
 * Runs in the head before the first paint, under the nonce of the response.
 * - A chosen theme never flashes, and a signed-in visitor does not see 'Masuk' and 'Daftar' for a moment.
 * - The scripts of the page, which `postponeScripts` has set aside, start once the page is painted, also in its own letters, and idle; at once when
 *   somebody touches it, or when a member opened it. They run one by one (the first, which brings the page to life, last), so that
 *   no long task makes the phone stutter.
 * - The web font is asked for once the page is painted; a browser that has it paints with it at once.
 * - What is pressed, ticked, typed or sent before the page is alive is held (`window.earlyActions`), and done by `replayEarlyActions`.
 *   Links, search forms and native menus need no help: the browser itself follows them.
 */
export const earlyScript = `(function(w,c,h){
var d=h.dataset,q=w.earlyActions=[],started,member;
try{var t=localStorage.getItem('${themeStorageKey}');if(t==='light'||t==='dark')d.theme=t;member=localStorage.getItem('${sessionStorageKey}');if(member)d.session='stored';if(localStorage.getItem('${lettersStorageKey}'))d.letters=''}catch(e){}
function start(){
if(c.readyState==='loading'){c.addEventListener('DOMContentLoaded',start);return}
var s=c.querySelector('script[data-modules]');
if(started||!s)return;
started=1;
var files=s.dataset.modules.split(' ');
files.forEach(function(a){var l=c.createElement('link');l.rel='modulepreload';l.href=a;c.head.append(l)});
files.slice(1).reduce(function(p,a){return p.then(function(){return import(a)}).then(function(){return new Promise(function(r){setTimeout(r)})})},Promise.resolve()).catch(function(){}).then(function(){
var m=c.createElement('script');m.type='module';m.nonce=s.nonce;m.textContent=s.textContent;c.head.append(m)})}
function idle(){w.requestIdleCallback?requestIdleCallback(start,{timeout:1e3}):setTimeout(start,200)}
function rest(){requestAnimationFrame(function(){requestAnimationFrame(idle)})}
function waits(e){return !('alive' in d)||e.closest('[data-late]')}
function on(n,f){w.addEventListener(n,f,{capture:true,passive:!1})}
function hold(e,a){q.push(a);d.waiting='';if(e.type!=='change')e.preventDefault();e.stopImmediatePropagation()}
['pointermove','pointerdown','keydown','focusin','scroll'].forEach(function(n){w.addEventListener(n,start,{capture:true,passive:true,once:true})});
on('click',function(e){var b=e.target.closest&&e.target.closest('button');if(b&&(b.type==='button'||!b.form)&&!b.hasAttribute('popovertarget')&&waits(b))hold(e,{kind:'click',element:b})});
on('submit',function(e){var f=e.target;if(!f.hasAttribute('action')&&waits(f))hold(e,{kind:'submit',element:f,button:e.submitter})});
on('keydown',function(e){var t=e.target;if(e.key==='Enter'&&!e.shiftKey&&t.enterKeyHint==='send'&&t.form&&waits(t)){e.preventDefault();t.form.requestSubmit()}});
on('input',function(e){var i=e.target;if((i.localName==='textarea'||i.localName==='input'&&i.type!=='checkbox'&&i.type!=='radio')&&waits(i)){var a=q.find(function(a){return a.element===i});if(!a)q.push(a={kind:'input',element:i});a.value=i.value}});
on('change',function(e){var i=e.target;if((i.type==='checkbox'||i.type==='radio'||i.localName==='select')&&waits(i))hold(e,{kind:'change',element:i,value:i.localName==='select'?i.value:i.checked})});
function letters(){d.letters='';try{localStorage.setItem('${lettersStorageKey}','1')}catch(e){}}
if(!('letters' in d))try{new PerformanceObserver(letters).observe({type:'paint',buffered:!0})}catch(e){letters()}
if(member)start();else w.addEventListener('load',function(){setTimeout(start,2e3);try{new PerformanceObserver(rest).observe({type:'paint',buffered:!0})}catch(e){rest()}})
})(window,document,document.documentElement)`;
