import { createHash } from 'node:crypto';
import { addressDataId } from '@/domain/pages/address-data';

/**
 * The script of a French document's head that translates addresses (`DocumentAddresses`), from the table beside it. It
 * does the same as `domain/pages/addresses.ts`, whose test compares the two. Next sets the language of a document to its
 * own short name after each move to another page; the script sets it back.
 */
export const addressScript = `{let d=document,e=d.documentElement,t=JSON.parse(d.getElementById("${addressDataId}").textContent),to={},from={},a={},b={},name={};for(let[p,f]of Object.entries(t.pages))to[p]=f,from[f]=p;for(let[p,f,n,s]of t.sections){a[p]=f;b[f]=p;name[p]=n;for(let[x,y]of Object.entries(s))to[p+x]=f+y,from[f+y]=p+x}
let cut=x=>{let i=x.search(/[?#]/);return i<0?[x,""]:[x.slice(0,i),x.slice(i)]},start=x=>x.slice(0,x.lastIndexOf("/")+1),map=(x,m,s)=>{let i=start(x);return m[x]||(i!=x&&s[i]?s[i]+x.slice(i.length):x)};
let local=x=>{let[p,r]=cut(x);if(!/^\\/(?!\\/)/.test(p)||/^\\/(fr|api|functions|_next)(\\/|$)/.test(p)||/\\.\\w+$/.test(p)&&!/^\\/(rss\\.xml|manifest\\.webmanifest)$/.test(p))return x;p=map(p,to,a);return"/fr"+(p=="/"?"":p)+r},path=x=>{let[p,r]=cut(x);return map(p.replace(/^\\/fr(?=\\/|$)/,"")||"/",from,b)+r},route=x=>{let[p,r]=cut(path(x)),i=start(p),n=name[i];r=r.replace(/#.*/s,"");return!n||t.pages[p]||i==p?p+r:i+"["+n+"]"+(r||"?")+(r&&"&")+n+"="+p.slice(i.length)};
self.borealAddresses={local,path,route:x=>{let l=self.next?.router?.pageLoader;if(l&&!l.inner){let g=l.getDataHref.bind(l);l.inner=1;l.getDataHref=o=>g({...o,asPath:path(o.asPath)})}return route(x)}};new MutationObserver(()=>e.lang=="fr"&&(e.lang="fr-CA")).observe(e,{attributeFilter:["lang"]})}`;

/** Lets browsers run it although inline scripts are forbidden. */
export const addressScriptHash = `sha256-${createHash('sha256').update(addressScript).digest('base64')}`;
