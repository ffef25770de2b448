import { mount } from 'svelte';
import App from './App.svelte';
import './style.css';

const target = document.getElementById('app');
if (target === null) throw new Error('index.html has no place for the page');
mount(App, { target });
